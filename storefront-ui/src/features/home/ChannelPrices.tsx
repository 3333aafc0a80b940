import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import FlightOutlined from '@mui/icons-material/FlightOutlined';
import TrainOutlined from '@mui/icons-material/TrainOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { formatMoneyText } from '@parcelway/look';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChannelView } from '../../api/types';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { etaWords, stepText } from '../place-order/channel-text';
import { HomeSection } from './HomeSection';

const icons = {
  air: FlightOutlined,
  express: FlightOutlined,
  sea: DirectionsBoatOutlined,
  rail: TrainOutlined,
};

/** What each channel costs and how long it takes. */
export function ChannelPrices({ query }: { query: UseQueryResult<readonly ChannelView[]> }) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const channels = query.data ?? [];
  const eta = (channel: ChannelView): string => {
    const words = etaWords(channel);
    return words ? t(words.key, words.values) : '';
  };
  const cell = {
    py: { xs: '11px', md: '13px' },
    px: { xs: 1, md: '14px' },
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: 14.5,
    textAlign: 'left',
  } as const;
  const head = { ...cell, fontSize: 13, fontWeight: 600, color: 'text.secondary' };
  const num = { textAlign: 'right', whiteSpace: 'nowrap' } as const;
  const step = stepText(channels[0]?.step_weight ?? '0.5');
  return (
    <HomeSection title={t('home.channels')} sx={{ minWidth: 0 }}>
      {query.isPending && <RowsSkeleton rows={4} height={48} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && (
        <Card sx={{ overflow: 'hidden' }}>
          <Box
            component="table"
            aria-label={t('home.channels')}
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              '& tbody tr:last-child > *': { border: 0 },
              '& tr > :first-of-type': { pl: { xs: 2, md: '20px' } },
              '& tr > :last-child': { pr: { xs: 2, md: '20px' } },
            }}
          >
            <Box component="thead" sx={(theme) => ({ bgcolor: theme.palette.sunken })}>
              <tr>
                <Box component="th" scope="col" sx={head}>
                  {t('home.channel')}
                </Box>
                {!phone && (
                  <Box component="th" scope="col" sx={head}>
                    {t('home.eta')}
                  </Box>
                )}
                <Box component="th" scope="col" sx={{ ...head, ...num }}>
                  {t('home.first')}
                </Box>
                <Box component="th" scope="col" sx={{ ...head, ...num }}>
                  {t('home.step', { weight: step })}
                </Box>
              </tr>
            </Box>
            <tbody>
              {channels.map((channel) => {
                const Icon = icons[channel.transport];
                return (
                  <tr key={channel.id}>
                    <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                      <Box sx={{ display: 'flex', gap: '10px', alignItems: 'center' }}>
                        <Icon sx={{ fontSize: 19, color: 'text.secondary' }} aria-hidden />
                        <span>
                          {channel.name}
                          {phone && (
                            <Box
                              component="small"
                              sx={{
                                display: 'block',
                                fontSize: 13,
                                fontWeight: 400,
                                color: 'text.secondary',
                              }}
                            >
                              {eta(channel)}
                            </Box>
                          )}
                        </span>
                      </Box>
                    </Box>
                    {!phone && (
                      <Box component="td" sx={{ ...cell, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                        {eta(channel)}
                      </Box>
                    )}
                    <Box component="td" sx={{ ...cell, ...num, fontWeight: 600 }}>
                      {formatMoneyText(channel.first_price, channel.currency)}
                    </Box>
                    <Box component="td" sx={{ ...cell, ...num }}>
                      {formatMoneyText(channel.step_price, channel.currency)}
                    </Box>
                  </tr>
                );
              })}
              {channels.length === 0 && (
                <tr>
                  <Box component="td" colSpan={4} sx={cell}>
                    {t('home.noChannels')}
                  </Box>
                </tr>
              )}
            </tbody>
          </Box>
        </Card>
      )}
    </HomeSection>
  );
}
