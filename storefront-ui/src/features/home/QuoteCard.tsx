import InfoOutlined from '@mui/icons-material/InfoOutlined';
import LuggageOutlined from '@mui/icons-material/LuggageOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { tokens } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client';
import { queryString } from '@parcelway/client';
import type { AreaOption } from '../../api/types';
import { FormField } from '../../ui/FormField';
import { decimal, ifGiven, type Check } from '../../ui/rules';
import { parseSize } from '../place-order/first-form';
import { TrackForm } from '../tracking/TrackForm';

interface QuoteForm {
  zip: string;
  province: string;
  weight: string;
  size: string;
}

const sizeCheck: Check = (text) => (parseSize(text) ? null : { key: 'home.sizeError' });

/** The first questions of an order; the answers open the order form. */
function ShipTab() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const provinces = useQuery({
    queryKey: ['areas', '', ''],
    queryFn: ({ signal }) => api.get<AreaOption[]>('ajax/area', {}, signal),
    staleTime: Infinity,
    enabled: asked,
  }).data;
  const { control, handleSubmit } = useForm<QuoteForm>({
    mode: 'onTouched',
    defaultValues: { zip: '', province: '', weight: '', size: '' },
  });
  const open = handleSubmit(({ zip, province, weight, size }) => {
    const wish = {
      zip: zip.trim() || null,
      province: province || null,
      weight: weight.trim() || null,
      size: size.trim() || null,
    };
    void navigate(`/placeOrder/luggage${queryString(wish)}`);
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void open(event)}
      onFocus={() => setAsked(true)}
      onMouseEnter={() => setAsked(true)}
      sx={{ p: { xs: '16px 16px 6px', md: '18px 24px 8px' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '1.15fr 1.35fr 1fr 1.35fr auto' },
          gap: { xs: '14px 12px', md: '14px' },
          alignItems: 'start',
        }}
      >
        <FormField
          control={control}
          name="zip"
          label={t('home.from')}
          placeholder="LS3 1EW"
          autoComplete="postal-code"
          start={<PlaceOutlined sx={{ fontSize: 18 }} />}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        />
        <FormField
          control={control}
          name="province"
          label={t('home.to')}
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
        >
          <MenuItem value="">{t('home.toAny')}</MenuItem>
          {provinces?.map((option) => (
            <MenuItem key={option.value} value={option.label}>
              {option.label}
            </MenuItem>
          ))}
        </FormField>
        <FormField
          control={control}
          name="weight"
          label={t('home.weight')}
          checks={[ifGiven(decimal({ min: '0.01', max: '70', scale: 3 }))]}
          inputMode="decimal"
          placeholder="12.30"
          unit="kg"
        />
        <FormField
          control={control}
          name="size"
          label={t('home.size')}
          checks={[ifGiven(sizeCheck)]}
          placeholder="60×40×40"
          unit="cm"
        />
        <Button
          type="submit"
          variant="contained"
          sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: 132, mt: { md: '26px' } }}
        >
          {t('home.quote')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: '7px',
          alignItems: { xs: 'flex-start', md: 'center' },
          fontSize: 13,
          color: 'text.secondary',
          pt: '6px',
          pb: { xs: 2, md: '10px' },
        }}
      >
        <InfoOutlined sx={{ fontSize: 16, mt: { xs: '2px', md: 0 } }} aria-hidden />
        <span>{t('home.rule')}</span>
      </Box>
    </Box>
  );
}

/** The card over the hero's edge: a price, or where a parcel is. */
export function QuoteCard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [tab, setTab] = useState<'ship' | 'track'>('ship');
  return (
    <Card
      component="section"
      aria-label={t('home.tabs')}
      sx={{
        position: 'relative',
        mt: { xs: '-70px', md: '-78px' },
        borderRadius: '14px',
        border: 0,
        boxShadow: tokens.elevation.modal,
      }}
    >
      <Tabs
        value={tab}
        onChange={(_, next: 'ship' | 'track') => setTab(next)}
        aria-label={t('home.tabs')}
        sx={{ px: { xs: '6px', md: '20px' }, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="ship"
          id="tab-ship"
          aria-controls="panel-ship"
          icon={<LuggageOutlined fontSize="small" />}
          iconPosition="start"
          label={t('home.tabShip')}
        />
        <Tab
          value="track"
          id="tab-track"
          aria-controls="panel-track"
          icon={<SearchOutlined fontSize="small" />}
          iconPosition="start"
          label={t('home.tabTrack')}
        />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'ship' ? (
          <ShipTab />
        ) : (
          <Box sx={{ p: { xs: 2, md: '18px 24px' } }}>
            <TrackForm
              onTrack={(numbers) => void navigate(`/logisticsList${queryString({ no: numbers.join(' ') })}`)}
            />
          </Box>
        )}
      </Box>
    </Card>
  );
}
