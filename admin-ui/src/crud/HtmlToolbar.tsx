import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import {
  AlignmentButtons,
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../layout/access';
import { AttachmentPicker } from './AttachmentPicker';

/** Headings that a text may have below the title of its page. */
const LEVELS = [2, 3, 4] as const;
/** Where a paragraph is no heading. */
const TEXT = 0;

/** What rich text can be made of; `labelId` is the element that names the text. */
export function HtmlToolbar({ labelId }: { labelId: string }) {
  return (
    <Box role="group" aria-labelledby={labelId}>
      <RichTextInputToolbar>
        <LevelSelect />
        <FormatButtons size="small" />
        <AlignmentButtons size="small" />
        <ListButtons size="small" />
        <LinkButtons size="small" />
        <PictureButton />
        <QuoteButtons size="small" />
        <ClearButtons size="small" />
      </RichTextInputToolbar>
    </Box>
  );
}

/** The level of the heading the cursor is in. */
function useLevel(): number {
  const editor = useTiptapEditor();
  const subscribe = useCallback(
    (changed: () => void) => {
      editor?.on('transaction', changed);
      return () => {
        editor?.off('transaction', changed);
      };
    },
    [editor],
  );
  return useSyncExternalStore(
    subscribe,
    () => LEVELS.find((level) => editor?.isActive('heading', { level })) ?? TEXT,
  );
}

function LevelSelect() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const level = useLevel();
  return (
    <Select
      size="small"
      value={level}
      disabled={!editor}
      onChange={({ target }) => {
        const next = LEVELS.find((one) => one === Number(target.value));
        if (next) editor?.chain().focus().setNode('heading', { level: next }).run();
        else editor?.chain().focus().setNode('paragraph').run();
      }}
      slotProps={{ input: { 'aria-label': translate('editor.level') } }}
      sx={{ minWidth: 112, height: 34 }}
    >
      {[TEXT, ...LEVELS].map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`editor.levels.${one}`)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Puts a picture that was uploaded before where the cursor is. */
function PictureButton() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const may = useMay();
  const [picking, setPicking] = useState(false);
  const label = translate('editor.image');
  if (!may('attachment', 'list')) return null;
  return (
    <>
      <ToggleButton
        value="image"
        size="small"
        aria-label={label}
        title={label}
        disabled={!editor}
        onClick={() => setPicking(true)}
      >
        <ImageOutlined fontSize="inherit" />
      </ToggleButton>
      {picking && (
        <AttachmentPicker
          isPicture
          onPick={(address) => {
            setPicking(false);
            editor
              ?.chain()
              .focus()
              .insertContent({ type: 'image', attrs: { src: address } })
              .run();
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
