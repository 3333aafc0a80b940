import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import KeyboardArrowLeftOutlined from '@mui/icons-material/KeyboardArrowLeftOutlined';
import KeyboardArrowRightOutlined from '@mui/icons-material/KeyboardArrowRightOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Logo, tokens } from '@parcelway/look';
import { useState } from 'react';
import { Link, useLocation, useTranslate } from 'react-admin';
import { Key } from './Key';
import type { MenuIcon } from './menu-icons';
import { menuIcon } from './menu-icons';
import type { MenuBranch, MenuItem as Item, MenuLeaf } from './menu-tree';
import { isBranch, leavesOf } from './menu-tree';
import { tabKeyOf } from './tab-rules';
import { useMenu } from './useMenu';
import { useWaitingCounts } from './useWaitingCounts';

/** The petrol menu: groups that unfold, or icons with fly-outs when collapsed. */
export function WorkspaceMenu({
  collapsed,
  onToggle,
  onGo,
}: {
  collapsed: boolean;
  /** None on phones, where the menu is a drawer. */
  onToggle?: () => void;
  onGo?: () => void;
}) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const items = useMenu();
  const isHere = (leaf: MenuLeaf): boolean => isPageOf(leaf, pathname);
  return (
    <Box
      sx={(theme) => ({
        bgcolor: theme.palette.menu.bg,
        color: theme.palette.menu.text,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
      })}
    >
      <Brand collapsed={collapsed} />
      <Box
        component="nav"
        aria-label={translate('app.mainMenu')}
        onClick={onGo}
        sx={{ p: 1, flex: 1, overflowY: 'auto', overflowX: 'hidden' }}
      >
        {collapsed ? (
          items.map((item) =>
            isBranch(item) ? (
              <FlyOut key={item.id} branch={item} isHere={isHere} />
            ) : (
              <Entry key={item.id} leaf={item} active={isHere(item)} collapsed />
            ),
          )
        ) : (
          <Items items={items} isHere={isHere} depth={0} />
        )}
      </Box>
      {onToggle && <CollapseButton collapsed={collapsed} onToggle={onToggle} />}
    </Box>
  );
}

/** Whether the page at this path belongs to an entry: its list, its rows, its forms. */
function isPageOf({ to, resource }: MenuLeaf, pathname: string): boolean {
  return resource === null ? (tabKeyOf(pathname) ?? pathname) === to : pathname.split('/')[1] === resource;
}

function Brand({ collapsed }: { collapsed: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        height: tokens.size.adminTopbar,
        flex: 'none',
        px: collapsed ? 0 : 2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: collapsed ? 'center' : 'space-between',
        color: '#fff',
        borderBottom: '1px solid rgba(255,255,255,.09)',
        '& > span': { fontSize: 17 },
      }}
    >
      <Logo size={28} name={!collapsed} />
      {!collapsed && (
        <Box component="small" sx={(theme) => ({ fontSize: 11.5, color: theme.palette.menu.text })}>
          {translate('app.office')}
        </Box>
      )}
    </Box>
  );
}

/** A line of the menu; `depth` counts the directories above it. */
const row = (collapsed: boolean, depth = 0) => ({
  width: '100%',
  display: 'flex',
  justifyContent: collapsed ? 'center' : 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  height: collapsed ? 44 : depth > 0 ? 34 : 38,
  px: collapsed ? 0 : 1.5,
  pl: collapsed ? 0 : depth > 0 ? 3.5 + 2 * depth : 1.5,
  borderRadius: '6px',
  fontSize: depth > 0 ? 13.5 : 14,
  fontWeight: 400,
  color: 'inherit',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  position: 'relative',
  '&:hover': { color: 'menu.textActive', textDecoration: 'none', bgcolor: 'rgba(255,255,255,.05)' },
  '&:focus-visible': { outlineColor: '#fff', outlineOffset: -2 },
});

const activeRow = {
  bgcolor: 'menu.active',
  color: 'menu.textActive',
  fontWeight: 600,
  boxShadow: 'inset 3px 0 0 var(--mui-amber)',
  '&:hover': { bgcolor: 'menu.active', color: 'menu.textActive', textDecoration: 'none' },
};

function Entry({
  leaf,
  active,
  collapsed = false,
  depth = 0,
}: {
  leaf: MenuLeaf;
  active: boolean;
  collapsed?: boolean;
  depth?: number;
}) {
  const waiting = useWaitingCounts();
  const Icon: MenuIcon | null = depth === 0 ? menuIcon(leaf.icon) : null;
  const where = leaf.isLink
    ? { component: 'a', href: leaf.to, target: '_blank', rel: 'noopener noreferrer' }
    : { component: Link, to: leaf.to };
  const link = (
    <ButtonBase
      {...where}
      aria-current={active ? 'page' : undefined}
      aria-label={collapsed ? leaf.title : undefined}
      sx={(theme) => ({
        '--mui-amber': theme.palette.secondary.main,
        ...row(collapsed, depth),
        ...(active ? activeRow : {}),
      })}
    >
      {Icon && <Icon sx={{ fontSize: 18 }} aria-hidden />}
      {!collapsed && leaf.title}
      {leaf.isLink && !collapsed && <OpenInNewOutlined sx={{ fontSize: 14, ml: 'auto' }} aria-hidden />}
      <Count value={leaf.resource === null ? undefined : waiting[leaf.resource]} corner={collapsed} />
    </ButtonBase>
  );
  return collapsed ? (
    <Tooltip title={leaf.title} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** How many wait for staff, on amber; nothing when none do. */
function Count({ value, corner = false }: { value: number | undefined; corner?: boolean }) {
  if (!value) return null;
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        px: '7px',
        borderRadius: '9px',
        fontSize: corner ? 10 : 11.5,
        fontWeight: 600,
        lineHeight: corner ? '16px' : '18px',
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        ...(corner && { position: 'absolute', top: 3, right: 1, px: '5px' }),
      }}
    >
      {value}
    </Box>
  );
}

/** One level of the unfolded menu. One directory stands open at a time, first the one that holds the page in front. */
function Items({
  items,
  isHere,
  depth,
}: {
  items: readonly Item[];
  isHere: (leaf: MenuLeaf) => boolean;
  depth: number;
}) {
  const holder = items.filter(isBranch).find((branch) => leavesOf([branch]).some(isHere))?.id ?? null;
  const [unfolded, setUnfolded] = useState<number | null>();
  const open = unfolded === undefined ? holder : unfolded;
  return (
    <>
      {items.map((item) =>
        isBranch(item) ? (
          <UnfoldingBranch
            key={item.id}
            branch={item}
            isHere={isHere}
            depth={depth}
            open={open === item.id}
            onToggle={() => setUnfolded(open === item.id ? null : item.id)}
          />
        ) : (
          <Entry key={item.id} leaf={item} active={isHere(item)} depth={depth} />
        ),
      )}
    </>
  );
}

function UnfoldingBranch({
  branch,
  isHere,
  depth,
  open,
  onToggle,
}: {
  branch: MenuBranch;
  isHere: (leaf: MenuLeaf) => boolean;
  depth: number;
  open: boolean;
  onToggle: () => void;
}) {
  const Icon: MenuIcon | null = depth === 0 ? menuIcon(branch.icon) : null;
  return (
    <>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        aria-expanded={open}
        sx={{ ...row(false, depth), ...(open ? { color: 'menu.textActive' } : {}) }}
      >
        {Icon && <Icon sx={{ fontSize: 18 }} aria-hidden />}
        {branch.title}
        <Box component="span" aria-hidden sx={{ ml: 'auto', display: 'flex' }}>
          {open ? (
            <ExpandMoreOutlined sx={{ fontSize: 16 }} />
          ) : (
            <ChevronRightOutlined sx={{ fontSize: 16 }} />
          )}
        </Box>
      </ButtonBase>
      <Collapse in={open} unmountOnExit>
        <Items items={branch.entries} isHere={isHere} depth={depth + 1} />
      </Collapse>
    </>
  );
}

function FlyOut({ branch, isHere }: { branch: MenuBranch; isHere: (leaf: MenuLeaf) => boolean }) {
  const waiting = useWaitingCounts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = menuIcon(branch.icon);
  const leaves = leavesOf([branch]);
  const waitingOf = ({ resource }: MenuLeaf): number => (resource === null ? 0 : (waiting[resource] ?? 0));
  return (
    <>
      <Tooltip title={anchor ? '' : branch.title} placement="right">
        <ButtonBase
          aria-label={branch.title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={(theme) => ({
            '--mui-amber': theme.palette.secondary.main,
            ...row(true),
            ...(leaves.some(isHere) ? activeRow : {}),
          })}
        >
          <Icon sx={{ fontSize: 18 }} aria-hidden />
          <Count corner value={leaves.reduce((sum, leaf) => sum + waitingOf(leaf), 0)} />
        </ButtonBase>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': branch.title } }}
      >
        {leaves.map((leaf) => (
          <MenuItem
            key={leaf.id}
            {...(leaf.isLink
              ? { component: 'a', href: leaf.to, target: '_blank', rel: 'noopener noreferrer' }
              : { component: Link, to: leaf.to })}
            selected={isHere(leaf)}
            onClick={() => setAnchor(null)}
            sx={{ fontWeight: 400 }}
          >
            {leaf.title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function CollapseButton({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const label = translate(collapsed ? 'app.expand' : 'app.collapse');
  return (
    <ButtonBase
      onClick={onToggle}
      aria-label={label}
      aria-expanded={!collapsed}
      sx={{
        ...row(collapsed),
        flex: 'none',
        borderRadius: 0,
        gap: 1,
        px: 2,
        fontSize: 12,
        borderTop: '1px solid rgba(255,255,255,.09)',
      }}
    >
      {collapsed ? (
        <KeyboardArrowRightOutlined sx={{ fontSize: 16 }} aria-hidden />
      ) : (
        <>
          <KeyboardArrowLeftOutlined sx={{ fontSize: 16 }} aria-hidden />
          {label}
          <Box component="span" sx={{ ml: 'auto' }}>
            <Key plain>[</Key>
          </Box>
        </>
      )}
    </ButtonBase>
  );
}
