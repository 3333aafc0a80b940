import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../providers/problem';
import { isFailed, isUnderWay } from './task-rules';
import type { Task } from './task-rules';
import { deleteTask, retryTask } from './terminal-api';
import { clockTime, useDuration } from './useDuration';
import { useTaskOutput } from './useTaskOutput';

/** The output is dark in both schemes, as terminals are. */
const dark = {
  ground: '#0B1A21',
  line: '#1E343D',
  text: '#E3EDF0',
  faint: '#8FA6AF',
  error: '#FF9C93',
  warning: '#F3C265',
};
const NEAR_END_PX = 24;

const colourOf = (line: string): string => {
  if (/\b(error|failed|fatal)\b/i.test(line)) return dark.error;
  return /\b(warn|warning)\b/i.test(line) ? dark.warning : dark.text;
};

/** One task's output, which follows the newest line until the reader scrolls up, and what can be done with the task. */
export function TaskOutput({ task, onChanged }: { task: Task; onChanged: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { pieces, error } = useTaskOutput(task);
  const { at, text } = useDuration(task);
  const box = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);

  useEffect(() => {
    if (follows) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [pieces, follows]);

  const act = (change: () => Promise<unknown>) => (): void => {
    change().then(onChanged, (reason: unknown) =>
      notify(errorText(reason, 'ra.notification.http_error'), { type: 'error' }),
    );
  };
  const copy = (): void => {
    void navigator.clipboard
      .writeText(pieces.map((piece) => piece.text).join('\n'))
      .then(() => notify('terminal.copied', { type: 'success' }));
  };

  return (
    <Box
      component="section"
      aria-label={translate('terminal.output')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        bgcolor: dark.ground,
        color: dark.text,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          justifyContent: 'space-between',
          px: 2,
          py: 1.25,
          borderBottom: `1px solid ${dark.line}`,
        }}
      >
        <Box component="b" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {[task.command, task.extend].filter(Boolean).join(' ')}
        </Box>
        <Box component="span" sx={{ color: dark.faint, fontSize: 13, whiteSpace: 'nowrap' }}>
          {at && translate('terminal.startedAt', { at, time: text })}
        </Box>
      </Box>
      <Box
        ref={box}
        role="log"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setFollows(scrollHeight - scrollTop - clientHeight < NEAR_END_PX)
        }
        sx={{
          flex: 1,
          minHeight: 120,
          overflow: 'auto',
          px: 2,
          py: 1.5,
          fontFamily: 'monospace',
          fontSize: 13,
          lineHeight: 1.6,
        }}
      >
        {pieces.map((piece, index) => (
          <Box key={index} sx={{ display: 'flex', gap: 1.25 }}>
            <Box component="span" sx={{ color: dark.faint, flex: 'none' }}>
              {clockTime(piece.time)}
            </Box>
            <Box
              component="pre"
              sx={{ m: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {piece.text.split('\n').map((line, at) => (
                <Box
                  key={at}
                  component="span"
                  sx={{
                    display: 'block',
                    color: colourOf(line),
                    fontWeight: line.startsWith('> ') ? 700 : 400,
                  }}
                >
                  {line || ' '}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        {pieces.length === 0 && (
          <Box component="span" sx={{ color: dark.faint }}>
            {error === null
              ? translate('terminal.noOutput')
              : errorText(error, translate('ra.notification.http_error'))}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          px: 2,
          py: 1.25,
          borderTop: `1px solid ${dark.line}`,
          '& .MuiButton-outlined': { color: dark.text, borderColor: dark.faint },
        }}
      >
        {isFailed(task) && (
          <Button variant="contained" startIcon={<ReplayOutlined />} onClick={act(() => retryTask(task.id))}>
            {translate('terminal.retry')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<ContentCopyOutlined />}
          disabled={pieces.length === 0}
          onClick={copy}
        >
          {translate('terminal.copy')}
        </Button>
        {!isUnderWay(task) && (
          <Button variant="outlined" startIcon={<DeleteOutlined />} onClick={act(() => deleteTask(task.id))}>
            {translate('terminal.remove')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {!follows && (
          <Button variant="outlined" onClick={() => setFollows(true)}>
            {translate('terminal.follow')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
