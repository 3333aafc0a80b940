import Box from '@mui/material/Box';
import { tokens } from '../tokens';

/** The mark (a P drawn as a road from an amber stop) with or without the name. `print` draws it black. */
export function Logo({
  size = 30,
  name = true,
  print = false,
}: {
  size?: number;
  name?: boolean;
  print?: boolean;
}) {
  const { primary, accent } = tokens.color.light;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '10px', fontSize: 19, fontWeight: 700 }}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden={name} role={name ? undefined : 'img'}>
        {!name && <title>Parcelway</title>}
        <rect width="32" height="32" rx="8" fill={print ? '#000' : primary} />
        <path
          d="M10.5 23V11a2.5 2.5 0 0 1 2.5-2.5h4.8a5 5 0 0 1 0 10H14"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="10.5" cy="23" r="2.7" fill={print ? '#fff' : accent} />
      </svg>
      {name && <span>Parcelway</span>}
    </Box>
  );
}
