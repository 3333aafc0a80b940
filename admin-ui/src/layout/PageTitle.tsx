import { useEffect, useRef } from 'react';
import { useLocation, useResourceContext } from 'react-admin';
import Box from '@mui/material/Box';
import { useTabs, useTabTitle } from './tabs-context';

/**
 * Names the page: the one `h1` (read out when a page opens, not drawn, as the tab shows it), the window's title, and
 * the tab. `of` adds which row it is about; `word`, a key of the words, replaces the resource's name.
 */
export function PageTitle({ of, word }: { of?: string; word?: string }) {
  const resource = useResourceContext();
  const titleOf = useTabTitle();
  const { nameTab } = useTabs();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf({
    key: `/${resource ?? ''}`,
    name: { ...(word ? { word } : {}), ...(of ? { of } : {}) },
  });
  useEffect(() => {
    document.title = `${title} - Parcelway`;
  }, [title]);
  useEffect(() => {
    nameTab({ ...(word ? { word } : {}), ...(of ? { of } : {}) });
  }, [word, of, nameTab]);
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
