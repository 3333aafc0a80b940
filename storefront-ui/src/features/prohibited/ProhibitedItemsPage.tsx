import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { categoryName } from '../place-order/categories';
import { useCategories, useChannels } from '../place-order/place-api';
import { ProtocolText } from '../protocol/ProtocolText';
import { goodsGroups } from './goods-groups';

/** What cannot be sent, on a route or anywhere, found by the name of a thing in either language; the rules in full below. */
export function ProhibitedItemsPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [words, setWords] = useState('');
  const [channelId, setChannelId] = useState('');
  const channels = useChannels();
  const categories = useCategories(channelId);
  const groups = goodsGroups(categories.data ?? [], words);
  return (
    <Page title={t('protocol.title.prohibited_items')} lead={t('prohibited.lead')} back="/">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
          gap: 1.5,
          my: { xs: 1.5, md: 2 },
        }}
      >
        <TextField
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          label={t('prohibited.search')}
          placeholder={t('prohibited.example')}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchOutlined fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          select
          value={channelId}
          onChange={({ target }) => setChannelId(target.value)}
          label={t('prohibited.route')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('prohibited.anyRoute')}</MenuItem>
          {(channels.data ?? []).map((channel) => (
            <MenuItem key={channel.id} value={String(channel.id)}>
              {channel.name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <div aria-live="polite">
        {categories.isPending && <RowsSkeleton rows={3} height={120} />}
        {categories.isError && (
          <ErrorState error={categories.error} onRetry={() => void categories.refetch()} />
        )}
        {categories.isSuccess && groups.length === 0 && (
          <EmptyState
            icon={<SearchOutlined />}
            title={t('prohibited.none')}
            text={t('prohibited.noneHint')}
          />
        )}
        {groups.map(({ verdict, rows }) => (
          <Section key={verdict} title={t(`prohibited.${verdict}`)}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {rows.map((row) => (
                <Box component="li" key={row.id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
                  <b>{categoryName(row, locale)}</b>
                  <Box component="span" sx={{ ml: 1, fontSize: 13, color: 'text.secondary' }}>
                    {locale === 'en' ? row.name_zh : row.name_en}
                  </Box>
                  {row.note && <Box sx={{ fontSize: 14 }}>{row.note}</Box>}
                  {row.keywords && (
                    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
                      {t('prohibited.such', { words: row.keywords })}
                    </Box>
                  )}
                </Box>
              ))}
            </Box>
          </Section>
        ))}
      </div>
      <Card sx={{ p: { xs: 2, md: 4 } }}>
        <ProtocolText code="prohibited_items" />
        <Box sx={{ mt: 3 }}>
          <Button variant="contained" component={Link} to="/placeOrder/luggage">
            {t('order.ship')}
          </Button>
        </Box>
      </Card>
    </Page>
  );
}
