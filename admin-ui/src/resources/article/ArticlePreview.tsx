import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createLookTheme, formatCustomerDate, formatDetailTime, RichText } from '@parcelway/look';
import type { Locale } from '@parcelway/look';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { shownArticle } from './shown-article';

/** Pixels between the edges of the window, as the storefront is designed for. */
const WIDTHS = { phone: 390, laptop: 1136 } as const;
type Device = keyof typeof WIDTHS;

const themes = {
  light: createLookTheme({ mode: 'light', audience: 'customer' }),
  dark: createLookTheme({ mode: 'dark', audience: 'customer' }),
};

/** An article, saved or not, as the storefront shows it: in either language, on a phone or a laptop. */
export function ArticlePreview({
  article,
  onClose,
}: {
  article: Readonly<Record<string, unknown>>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Locale>(useLanguage());
  const [device, setDevice] = useState<Device>('laptop');
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="article-preview">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="article-preview" variant="h4" component="h1" sx={{ mr: 'auto' }}>
          {translate('article.title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={translate('article.language')}
          onChange={(_, next: Locale | null) => next && setLanguage(next)}
        >
          <ToggleButton value="zh-cn">中文</ToggleButton>
          <ToggleButton value="en">English</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          aria-label={translate('article.width')}
          onChange={(_, next: Device | null) => next && setDevice(next)}
        >
          <ToggleButton value="phone">{translate('slide.phone')}</ToggleButton>
          <ToggleButton value="laptop">{translate('slide.laptop')}</ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label={translate('app.close')} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Window article={article} language={language} device={device} />
    </Dialog>
  );
}

/** The storefront's page of the article at one width; wider than the screen it scrolls. */
function Window({
  article,
  language,
  device,
}: {
  article: Readonly<Record<string, unknown>>;
  language: Locale;
  device: Device;
}) {
  const translate = useTranslate();
  const { mode } = useTheme().palette;
  const { title, content, publishedAt } = shownArticle(article, language);
  const day = publishedAt ? formatDetailTime(publishedAt).slice(0, 10) : '';
  const isPhone = device === 'phone';
  return (
    <ThemeProvider theme={themes[mode]}>
      <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'sunken' }} tabIndex={0}>
        <Box
          component="article"
          // Links lead nowhere here: what the form holds is not saved.
          onClick={(event) => event.preventDefault()}
          lang={language === 'en' ? 'en' : 'zh-CN'}
          sx={{
            width: WIDTHS[device],
            minHeight: '100%',
            mx: 'auto',
            px: isPhone ? '12px' : '20px',
            pt: isPhone ? '12px' : '26px',
            pb: 6,
            bgcolor: 'background.default',
            color: 'text.primary',
            typography: 'body1',
          }}
        >
          <Typography variant={isPhone ? 'h2' : 'h1'} component="h2">
            {title || translate('article.untitled')}
          </Typography>
          {day && (
            <Typography color="text.secondary">
              <time dateTime={day}>{formatCustomerDate(day, language)}</time>
            </Typography>
          )}
          <Card sx={{ p: isPhone ? 2 : 4, mt: isPhone ? 1.5 : 2.25 }}>
            <RichText html={content} />
          </Card>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
