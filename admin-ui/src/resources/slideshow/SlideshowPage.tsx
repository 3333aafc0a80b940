import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useLanguage } from '../../i18n/useLanguage';

/** One slide as visitors see it on a phone and on a laptop. */
export function SlideshowPage() {
  return (
    <ShowPage>
      <Preview />
      <Facts />
    </ShowPage>
  );
}

function Preview() {
  const slide = useRecordContext();
  const translate = useTranslate();
  const language = useLanguage();
  const textOf = (name: string): string => String(slide?.[name] ?? '');
  const chinese = textOf('image_zh');
  const wide = (language === 'en' && textOf('image_en')) || chinese;
  const title = (language === 'en' && textOf('title_en')) || textOf('title_zh');
  const frames = [
    { label: 'slide.phone', width: 390, address: textOf('image_phone') || wide },
    { label: 'slide.laptop', width: 1136, address: wide },
  ];
  return (
    <Card sx={{ p: 2, mb: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('slide.preview')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
        {frames.map(({ label, width, address }) => (
          <Box key={label} component="figure" sx={{ m: 0, width, maxWidth: '100%' }}>
            <Box component="figcaption" sx={{ mb: 0.5, color: 'text.secondary' }}>
              {translate(label)}
            </Box>
            <Box
              component="img"
              src={address}
              alt={title}
              sx={{
                display: 'block',
                width: '100%',
                aspectRatio: '5 / 3',
                objectFit: 'cover',
                borderRadius: '10px',
              }}
            />
          </Box>
        ))}
      </Box>
    </Card>
  );
}
