import Box from '@mui/material/Box';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { clickInfo, type Click } from '../click-info';

const STEP_PX = 8;
const moves: Record<string, Click> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};
const within = (value: number, end: number): number => Math.min(Math.max(value, 0), end);

const spot = { position: 'absolute', transform: 'translate(-50%, -50%)', borderRadius: '50%' } as const;

/**
 * The picture of a click captcha. Takes `count` clicks by mouse, finger, or arrow keys and space, then hands over where they were as
 * the server reads it (`clickInfo`). Another picture needs another `key`.
 */
export function ClickPicture({
  src,
  count,
  label,
  onClicked,
}: {
  src: string;
  count: number;
  label: string;
  onClicked: (info: string) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [clicks, setClicks] = useState<readonly Click[]>([]);
  const [cursor, setCursor] = useState<Click | null>(null);
  const add = (click: Click): void => {
    const shown = frame.current?.getBoundingClientRect();
    if (!shown || clicks.length >= count) return;
    const all = [...clicks, click];
    setClicks(all);
    if (all.length === count) onClicked(clickInfo(all, shown));
  };
  const byMouse = (event: MouseEvent<HTMLDivElement>): void => {
    const shown = event.currentTarget.getBoundingClientRect();
    setCursor(null);
    add({ x: event.clientX - shown.left, y: event.clientY - shown.top });
  };
  const byKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const from = cursor ?? { x: width / 2, y: height / 2 };
    const move = moves[event.key];
    if (move) setCursor({ x: within(from.x + move.x, width), y: within(from.y + move.y, height) });
    else if (event.key === ' ' || event.key === 'Enter') add(from);
    else return;
    event.preventDefault();
  };
  return (
    <Box
      ref={frame}
      role="application"
      tabIndex={0}
      aria-label={label}
      onClick={byMouse}
      onKeyDown={byKey}
      sx={{ position: 'relative', cursor: 'crosshair', borderRadius: '6px', overflow: 'hidden' }}
    >
      <Box
        component="img"
        src={src}
        alt=""
        draggable={false}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      />
      {clicks.map((click, index) => (
        <Box
          key={`${index}:${click.x},${click.y}`}
          sx={{
            ...spot,
            left: click.x,
            top: click.y,
            width: 26,
            height: 26,
            display: 'grid',
            placeItems: 'center',
            fontSize: 13,
            fontWeight: 700,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            border: '2px solid #fff',
          }}
        >
          {index + 1}
        </Box>
      ))}
      {cursor && (
        <Box
          aria-hidden
          sx={{
            ...spot,
            left: cursor.x,
            top: cursor.y,
            width: 20,
            height: 20,
            border: '3px solid',
            borderColor: 'secondary.main',
            boxShadow: '0 0 0 2px #14252B',
          }}
        />
      )}
    </Box>
  );
}
