import Box from '@mui/material/Box';

/** The addresses of a stored comma list. */
export function addressesIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(',').filter((address) => address !== '') : [];
}

/** Only addresses a browser fetches: nothing that runs. */
const isFetched = (address: string): boolean => /^(https?:\/\/|\/(?!\/))/i.test(address);

/** An uploaded picture, small; opens whole beside the workspace. */
export function Picture({ address, size }: { address: string; size: number }) {
  if (!isFetched(address)) return <span>{address}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" onClick={(event) => event.stopPropagation()}>
      <Box
        component="img"
        src={address}
        alt={address.split('/').at(-1)}
        sx={(theme) => ({
          width: size,
          height: size,
          display: 'block',
          objectFit: 'cover',
          borderRadius: '6px',
          border: 1,
          borderColor: 'divider',
          bgcolor: theme.palette.sunken,
        })}
      />
    </a>
  );
}

/** An uploaded file by its name. */
export function FileView({ address }: { address: string }) {
  const name = address.split('/').at(-1) ?? address;
  if (!isFetched(address)) return <span>{address}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" onClick={(event) => event.stopPropagation()}>
      {name}
    </a>
  );
}
