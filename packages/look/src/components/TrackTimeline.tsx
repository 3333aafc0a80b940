import Box from '@mui/material/Box';
import { formatListTime } from '../format/date';
import { useLocale, type Locale } from '../locale';

/** One tracking event; `time` is epoch seconds, the words are in the reader's language. */
export interface TrackEvent {
  time: number;
  status?: number | string | null;
  description: string;
  place?: string | null;
  /** IANA zone of the place, when it is not London. */
  timeZone?: string;
}

const currentWord: Record<Locale, string> = { 'zh-cn': '当前', en: 'Now' };

/** Tracking events newest first; the newest is marked amber and named as the current one. */
export function TrackTimeline({
  events,
  locale,
}: {
  events: readonly TrackEvent[];
  locale?: Locale | undefined;
}) {
  const language = useLocale(locale);
  const newestFirst = [...events].sort((a, b) => b.time - a.time);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {newestFirst.map((event, index) => {
        const now = index === 0;
        return (
          <Box
            component="li"
            key={`${event.time}-${index}`}
            aria-current={now ? 'step' : undefined}
            sx={(theme) => ({
              position: 'relative',
              pb: '18px',
              pl: '28px',
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 7,
                top: 14,
                bottom: -6,
                width: 2,
                bgcolor: 'divider',
              },
              '&:last-child::before': { display: 'none' },
              '&::after': {
                content: '""',
                position: 'absolute',
                borderRadius: '50%',
                boxSizing: 'border-box',
                ...(now
                  ? {
                      left: 0,
                      top: 3,
                      width: 16,
                      height: 16,
                      bgcolor: 'secondary.main',
                      border: `3px solid ${theme.palette.background.paper}`,
                      boxShadow: `0 0 0 2px ${theme.palette.secondary.main}`,
                    }
                  : {
                      left: 3,
                      top: 6,
                      width: 10,
                      height: 10,
                      bgcolor: 'background.paper',
                      border: `2px solid ${theme.palette.lineStrong}`,
                    }),
              },
            })}
          >
            <Box
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: '10px',
                fontWeight: now ? 600 : 400,
              }}
            >
              <span>
                {now && (
                  <Box
                    component="span"
                    sx={{
                      position: 'absolute',
                      width: 1,
                      height: 1,
                      overflow: 'hidden',
                      clipPath: 'inset(50%)',
                    }}
                  >
                    {currentWord[language]}：
                  </Box>
                )}
                {event.description}
              </span>
              <Box
                component="time"
                dateTime={new Date(event.time * 1000).toISOString()}
                sx={{
                  fontSize: 13,
                  lineHeight: 1.85,
                  fontWeight: 400,
                  color: 'text.secondary',
                  whiteSpace: 'nowrap',
                }}
              >
                {formatListTime(event.time, event.timeZone ? { timeZone: event.timeZone } : {})}
              </Box>
            </Box>
            {event.place && (
              <Box component="p" sx={{ m: 0, fontSize: 13.5, lineHeight: 1.5, color: 'text.secondary' }}>
                {event.place}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
