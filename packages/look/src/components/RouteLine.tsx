import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import FlightOutlined from '@mui/icons-material/FlightOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import Box from '@mui/material/Box';

const vehicles = {
  air: FlightOutlined,
  express: FlightOutlined,
  sea: DirectionsBoatOutlined,
  rail: TrainOutlined,
  road: LocalShippingOutlined,
};

/** How a parcel travels; anything else is drawn as a van. */
export type Transport = keyof typeof vehicles;

interface Stop {
  place: string;
  note?: string | undefined;
}

const StopName = ({ stop, right = false }: { stop: Stop; right?: boolean }) => (
  <Box sx={{ fontSize: 17, fontWeight: 600, lineHeight: 1.5, textAlign: right ? 'right' : 'left' }}>
    {stop.place}
    {stop.note && (
      <Box component="small" sx={{ display: 'block', fontSize: 12.5, fontWeight: 400, color: '#B9CED4' }}>
        {stop.note}
      </Box>
    )}
  </Box>
);

/** From where to where, and how far: drawn on petrol. `progress` runs from 0 to 1. */
export function RouteLine({
  from,
  to,
  progress,
  transport,
  label,
}: {
  from: Stop;
  to: Stop;
  progress: number;
  transport: string;
  /** The position in words, for readers who do not see the line. */
  label?: string;
}) {
  const Vehicle = vehicles[transport as Transport] ?? vehicles.road;
  const at = `${Math.round(Math.min(1, Math.max(0, progress)) * 100)}%`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: '10px', alignItems: 'center' }}>
      <StopName stop={from} />
      <Box
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={!label}
        sx={{ position: 'relative', height: 20 }}
      >
        <Box
          sx={{
            position: 'absolute',
            top: 9,
            left: 0,
            right: 0,
            height: 2,
            background: 'repeating-linear-gradient(90deg, #6f97a1 0 3px, transparent 3px 8px)',
          }}
        />
        <Box
          sx={{ position: 'absolute', top: 9, left: 0, width: at, height: 2, bgcolor: 'secondary.main' }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            left: `clamp(10px, ${at}, calc(100% - 10px))`,
            ml: '-10px',
            width: 20,
            height: 20,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
          }}
        >
          <Vehicle
            sx={{ fontSize: 14, ...(Vehicle === FlightOutlined && { transform: 'rotate(90deg)' }) }}
            aria-hidden
          />
        </Box>
      </Box>
      <StopName stop={to} right />
    </Box>
  );
}
