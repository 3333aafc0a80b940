import { useEffect, useRef } from 'react';
import { useGetResourceLabel, useLocation, useResourceContext } from 'react-admin';
import Box from '@mui/material/Box';
import { useTabs } from './tabs-context';

/**
 * Names the page: the one `h1` (read out when a page opens, not drawn, as the tab shows it), the window's title, and
 * the tab. `of` adds which row it is about; `text` replaces the resource's name.
 */
export function PageTitle({ of, text }: { of?: string; text?: string }) {
  const resource = useResourceContext();
  const nameOf = useGetResourceLabel();
  const { nameTab } = useTabs();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const base = text ?? (resource ? nameOf(resource, 2) : '');
  const title = of ? `${base} · ${of}` : base;
  useEffect(() => {
    document.title = `${title} - Parcelway`;
    nameTab(title);
  }, [title, nameTab]);
  useEffect(() => {
    // An input that has taken focus by itself, the scan field say, keeps it.
    if (document.activeElement === null || document.activeElement === document.body) heading.current?.focus();
  }, [pathname]);
  return (
    <Box
      component="h1"
      ref={heading}
      tabIndex={-1}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      }}
    >
      {title}
    </Box>
  );
}
