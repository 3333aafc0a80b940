import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { EVERYTHING, ruleDifference, ruleNames, tickedOf, withParents } from './rule-tree';
import type { RuleNode } from './rule-tree';

/** Rights as a tree with ticks; what a save would change is told below it. The form holds names, parents included. */
export function RuleTreeInput({
  source,
  label,
  nodes,
}: {
  source: string;
  label: ReactNode;
  nodes: readonly RuleNode[];
}) {
  const translate = useTranslate();
  const labelId = useId();
  const { field, fieldState } = useInput({ source });
  const granted = useMemo(() => new Set(namesIn(field.value)), [field.value]);
  const [before] = useState(granted);
  if (before.has(EVERYTHING)) return <Alert severity="info">{translate('rules.all')}</Alert>;
  const { added, removed } = ruleDifference(nodes, before, granted);
  return (
    <FormControl component="fieldset" error={fieldState.invalid} sx={{ width: '100%' }}>
      <FormLabel component="legend" id={labelId}>
        {label}
      </FormLabel>
      {nodes.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('rules.empty')}</Box>
      ) : (
        <RichTreeView
          items={[...nodes]}
          getItemId={({ name }) => name}
          getItemLabel={({ title }) => title}
          aria-labelledby={labelId}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          defaultExpandedItems={nodes.map(({ name }) => name)}
          selectedItems={tickedOf(nodes, granted)}
          onSelectedItemsChange={(_event, ticked) => field.onChange(kept(nodes, granted, ticked))}
          sx={{
            maxHeight: 460,
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '6px',
            p: 1,
          }}
        />
      )}
      <Box aria-live="polite" sx={{ mt: 1, fontSize: 13 }}>
        {added.length + removed.length === 0 && (
          <Box sx={{ color: 'text.secondary' }}>{translate('rules.unchanged')}</Box>
        )}
        <Changes
          label={translate('rules.added', { smart_count: added.length })}
          titles={added}
          color="success.main"
        />
        <Changes
          label={translate('rules.removed', { smart_count: removed.length })}
          titles={removed}
          color="error.main"
        />
      </Box>
      {fieldState.invalid && (
        <FormHelperText>
          <InputHelperText error={fieldState.error?.message ?? ''} helperText={false} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

function Changes({ label, titles, color }: { label: string; titles: readonly string[]; color: string }) {
  return titles.length === 0 ? null : (
    <Box>
      <Box component="span" sx={{ color, fontWeight: 600 }}>
        {label}
      </Box>
      {titles.join('、')}
    </Box>
  );
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** What the tree does not show, since the one who edits cannot grant it, stays granted. */
function kept(nodes: readonly RuleNode[], granted: ReadonlySet<string>, ticked: readonly string[]): string[] {
  const shown = new Set(ruleNames(nodes));
  return [...withParents(nodes, new Set(ticked)), ...[...granted].filter((name) => !shown.has(name))];
}
