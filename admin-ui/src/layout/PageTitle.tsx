import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useResourceContext } from 'react-admin';
import Box from '@mui/material/Box';
import { useMe } from './access';
import type { TabName } from './tab-rules';
import { useTabs, useTabTitle } from './tabs-context';

/**
 * Names the page: the one `h1` (read out when a page opens, not drawn, as the tab shows it), the window's title, and
 * the tab. `of` adds which row it is about; `word`, a key of the words, or `text`, in the reader's language already, replaces the
 * resource's name.
 */
export function PageTitle({ of, word, text }: { of?: string; word?: string; text?: string }) {
  const resource = useResourceContext();
  const titleOf = useTabTitle();
  const { nameTab } = useTabs();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { site } = useMe();
  const name = useMemo(
    (): TabName => ({ ...(word ? { word } : {}), ...(text ? { text } : {}), ...(of ? { of } : {}) }),
    [word, text, of],
  );
  const title = titleOf({ key: `/${resource ?? ''}`, name });
  useEffect(() => {
    document.title = `${title} - ${site.siteName}`;
  }, [title, site.siteName]);
  useEffect(() => nameTab(name), [name, nameTab]);
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
