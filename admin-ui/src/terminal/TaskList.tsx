import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';
import { useDuration } from './useDuration';
import { reasonsOf } from './task-rules';
import type { Task } from './task-rules';

const icons = [
  <PauseOutlined key={0} />,
  <PlayArrowOutlined key={1} color="info" />,
  <PlayArrowOutlined key={2} color="primary" />,
  <CheckOutlined key={3} color="success" />,
  <CloseOutlined key={4} color="error" />,
  <WarningAmberOutlined key={5} color="warning" />,
];

/** The queue in its order, each task with its state and why it is in it. */
export function TaskList({
  tasks,
  blocker,
  shown,
  onChoose,
}: {
  tasks: readonly Task[];
  blocker: Task | undefined;
  shown: Task | undefined;
  onChoose: (id: number) => void;
}) {
  const translate = useTranslate();
  if (tasks.length === 0)
    return (
      <Box sx={{ p: 3, textAlign: 'center' }}>
        <b>{translate('terminal.empty')}</b>
        <Typography variant="body2" color="text.secondary">
          {translate('terminal.emptyHint')}
        </Typography>
      </Box>
    );
  return (
    <List
      disablePadding
      aria-label={translate('terminal.tasks')}
      sx={{ overflow: 'auto', flex: 1, minHeight: 0 }}
    >
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          task={task}
          blocker={blocker}
          isShown={task.id === shown?.id}
          onChoose={() => onChoose(task.id)}
        />
      ))}
    </List>
  );
}

function TaskLine({
  task,
  blocker,
  isShown,
  onChoose,
}: {
  task: Task;
  blocker: Task | undefined;
  isShown: boolean;
  onChoose: () => void;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const { at, text } = useDuration(task);
  const words = [
    at,
    ...reasonsOf(task, blocker).map(([key, params]) => translate(key, params)),
    text && translate('terminal.took', { time: text }),
  ];
  return (
    <ListItemButton
      divider
      selected={isShown}
      aria-current={isShown}
      onClick={onChoose}
      sx={{
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2,
        py: 1.25,
        borderLeft: 3,
        borderLeftColor: isShown ? 'primary.main' : 'transparent',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', pt: '2px', '& svg': { fontSize: 18 } }}>
        {icons[task.status]}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Box component="span" sx={{ fontFamily: 'monospace', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {[task.command, task.extend].filter(Boolean).join(' ')}
          </Box>
          <StatusChip entity="terminalTask" value={task.status} locale={language} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {words.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </ListItemButton>
  );
}
