import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { barScale } from '../bar-scale';

/** One bar: its height, and what stands at its end and in its place in words. */
export interface DayBar {
  readonly value: number;
  /** `+£20.00`; shown where the value is not zero. */
  readonly text: string;
}

const PAD = 18;
const AXIS_WIDTH = 40;

/**
 * One row of bars, a day each, up and down from zero: income in the first colour, spending in the second, or all in grey. The numbers
 * are in `label`, for readers who do not see the bars. Days are named by whoever draws the row, so that several rows share them.
 */
export function DayBars({
  bars,
  label,
  height,
  tone,
}: {
  bars: readonly DayBar[];
  label: string;
  /** In pixels, without the room for the texts above and below. */
  height: number;
  tone: 'money' | 'neutral';
}) {
  const theme = useTheme();
  const { low, high, ticks } = barScale(bars.map((bar) => bar.value));
  const y = (value: number): number => PAD + ((high - value) / (high - low)) * height;
  const colours = tone === 'money' ? barColours(theme.palette.primary.main) : null;
  const fill = (value: number): string =>
    colours ? (value > 0 ? colours.up : colours.down) : theme.palette.text.secondary;
  const slot = 100 / bars.length;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `${AXIS_WIDTH}px minmax(0, 1fr)` }}>
      <svg
        aria-hidden
        width={AXIS_WIDTH}
        height={height + 2 * PAD}
        fontSize={11}
        fill={theme.palette.text.secondary}
      >
        {ticks.map((tick) => (
          <text key={tick} x={AXIS_WIDTH - 8} y={y(tick) + 4} textAnchor="end">
            {tick < 0 ? `\u2212${-tick}` : tick}
          </text>
        ))}
      </svg>
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={height + 2 * PAD}
        fontSize={11}
        fontWeight={600}
      >
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? theme.palette.lineStrong : theme.palette.divider}
          />
        ))}
        {bars.map(({ value, text }, index) => {
          const end = y(value);
          return value === 0 ? null : (
            <g key={index}>
              <rect
                x={`${(index + 0.33) * slot}%`}
                width={`${slot * 0.34}%`}
                y={Math.min(end, y(0))}
                height={Math.max(1, Math.abs(end - y(0)))}
                rx={2}
                fill={fill(value)}
              />
              <text
                x={`${(index + 0.5) * slot}%`}
                y={value > 0 ? end - 6 : end + 14}
                textAnchor="middle"
                fill={theme.palette.text.primary}
              >
                {text}
              </text>
            </g>
          );
        })}
      </svg>
    </Box>
  );
}

/** The two colours of money bars: income full, spending fainter; both 3:1 on cards. */
export function barColours(primary: string): { up: string; down: string } {
  return { up: primary, down: `color-mix(in srgb, ${primary} 68%, transparent)` };
}
