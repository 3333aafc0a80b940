import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import KeyboardArrowLeftOutlined from '@mui/icons-material/KeyboardArrowLeftOutlined';
import KeyboardArrowRightOutlined from '@mui/icons-material/KeyboardArrowRightOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { Logo, tokens } from '@parcelway/look';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useGetResourceLabel, useLocation, useTranslate } from 'react-admin';
import { useMay } from './access';
import { Key } from './Key';
import type { MenuGroup, MenuIcon } from './menu-groups';
import { menuGroups } from './menu-groups';
import { useWaitingCounts } from './useWaitingCounts';

/** The groups with the entries this admin may open; a group without any is left out. */
export function useMenuGroups(): readonly MenuGroup[] {
  const may = useMay();
  return menuGroups
    .map((group) => ({ ...group, entries: group.entries.filter(({ resource }) => may(resource, 'list')) }))
    .filter(({ entries }) => entries.length > 0);
}

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
  const groups = useMenuGroups();
  const here = pathname.split('/')[1] ?? '';
  const groupHere = groups.find(({ entries }) => entries.some(({ resource }) => resource === here))?.name;
  const [unfolded, setUnfolded] = useState<string | null>();
  const open = unfolded === undefined ? groupHere : unfolded;
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
        <Entry
          to="/"
          icon={DashboardOutlined}
          label={translate('menu.dashboard')}
          active={here === ''}
          collapsed={collapsed}
        />
        {groups.map((group) =>
          collapsed ? (
            <FlyOut key={group.name} group={group} here={here} />
          ) : (
            <UnfoldingGroup
              key={group.name}
              group={group}
              here={here}
              open={open === group.name}
              onToggle={() => setUnfolded(open === group.name ? null : group.name)}
            />
          ),
        )}
      </Box>
      {onToggle && <CollapseButton collapsed={collapsed} onToggle={onToggle} />}
    </Box>
  );
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

const row = (collapsed: boolean, sub = false) => ({
  width: '100%',
  display: 'flex',
  justifyContent: collapsed ? 'center' : 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  height: collapsed ? 44 : sub ? 34 : 38,
  px: collapsed ? 0 : 1.5,
  pl: collapsed ? 0 : sub ? 5.5 : 1.5,
  borderRadius: '6px',
  fontSize: sub ? 13.5 : 14,
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
  to,
  icon: Icon,
  label,
  active,
  collapsed = false,
  sub = false,
  count,
}: {
  to: string;
  icon?: MenuIcon;
  label: string;
  active: boolean;
  collapsed?: boolean;
  sub?: boolean;
  count?: ReactNode;
}) {
  const link = (
    <ButtonBase
      component={Link}
      to={to}
      aria-current={active ? 'page' : undefined}
      aria-label={collapsed ? label : undefined}
      sx={(theme) => ({
        '--mui-amber': theme.palette.secondary.main,
        ...row(collapsed, sub),
        ...(active ? activeRow : {}),
      })}
    >
      {Icon && <Icon sx={{ fontSize: 18 }} aria-hidden />}
      {!collapsed && label}
      {count}
    </ButtonBase>
  );
  return collapsed ? (
    <Tooltip title={label} placement="right">
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

function useEntryLabel() {
  const nameOf = useGetResourceLabel();
  const translate = useTranslate();
  return ({ resource, label }: MenuGroup['entries'][number]) =>
    label ? translate(label) : nameOf(resource, 2);
}

function UnfoldingGroup({
  group,
  here,
  open,
  onToggle,
}: {
  group: MenuGroup;
  here: string;
  open: boolean;
  onToggle: () => void;
}) {
  const translate = useTranslate();
  const labelOf = useEntryLabel();
  const waiting = useWaitingCounts();
  const Icon = group.icon;
  return (
    <>
      <ButtonBase
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        aria-expanded={open}
        sx={{ ...row(false), ...(open ? { color: 'menu.textActive' } : {}) }}
      >
        <Icon sx={{ fontSize: 18 }} aria-hidden />
        {translate(`menu.${group.name}`)}
        <Box component="span" aria-hidden sx={{ ml: 'auto', display: 'flex' }}>
          {open ? (
            <ExpandMoreOutlined sx={{ fontSize: 16 }} />
          ) : (
            <ChevronRightOutlined sx={{ fontSize: 16 }} />
          )}
        </Box>
      </ButtonBase>
      <Collapse in={open} unmountOnExit>
        {group.entries.map((entry) => (
          <Entry
            key={entry.resource}
            to={`/${entry.resource}`}
            label={labelOf(entry)}
            active={entry.resource === here}
            sub
            count={<Count value={waiting[entry.resource]} />}
          />
        ))}
      </Collapse>
    </>
  );
}

function FlyOut({ group, here }: { group: MenuGroup; here: string }) {
  const translate = useTranslate();
  const labelOf = useEntryLabel();
  const waiting = useWaitingCounts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = group.icon;
  const isHere = group.entries.some(({ resource }) => resource === here);
  const label = translate(`menu.${group.name}`);
  return (
    <>
      <Tooltip title={anchor ? '' : label} placement="right">
        <ButtonBase
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={(theme) => ({
            '--mui-amber': theme.palette.secondary.main,
            ...row(true),
            ...(isHere ? activeRow : {}),
          })}
        >
          <Icon sx={{ fontSize: 18 }} aria-hidden />
          <Count
            corner
            value={group.entries.reduce((sum, { resource }) => sum + (waiting[resource] ?? 0), 0)}
          />
        </ButtonBase>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {group.entries.map((entry) => (
          <MenuItem
            key={entry.resource}
            component={Link}
            to={`/${entry.resource}`}
            selected={entry.resource === here}
            onClick={() => setAnchor(null)}
            sx={{ fontWeight: 400 }}
          >
            {labelOf(entry)}
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
