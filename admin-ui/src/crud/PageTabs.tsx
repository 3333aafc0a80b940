import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

export interface PageTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Parts of a details page side by side; only the one in front is loaded. */
export function PageTabs({ tabs }: { tabs: readonly PageTab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const front = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  if (!front) return null;
  return (
    <>
      <Tabs
        value={front.key}
        onChange={(_, key: string) => setChosen(key)}
        variant="scrollable"
        sx={{ mb: 1.5, minHeight: 36, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} id={`${id}-${key}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${front.key}`}>
        {front.content}
      </Box>
    </>
  );
}
