import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Slide } from '../../api/types';
import { useIsPhone } from '../../ui/useIsPhone';
import { HeroArt } from './HeroArt';
import { slideTarget } from './slide-target';
import { useSlides } from './slides-api';

function SlidePicture({ slide }: { slide: Slide }) {
  const phone = useIsPhone();
  const target = slideTarget(slide.link);
  const picture = (
    <Box
      component="img"
      src={(phone && slide.image_phone) || slide.image}
      alt={slide.title}
      sx={{ display: 'block', width: '100%', aspectRatio: '5 / 3', objectFit: 'cover', borderRadius: '10px' }}
    />
  );
  if (target?.kind === 'here') return <Link to={target.to}>{picture}</Link>;
  if (!target) return picture;
  return (
    <a href={target.to} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}

function Slides({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  const slide = slides[at % slides.length];
  const turn = (by: number): void => setAt((at + by + slides.length) % slides.length);
  if (!slide) return null;
  return (
    <Box
      component="section"
      aria-roledescription={t('home.slides')}
      aria-label={t('home.slides')}
      sx={{ mt: { xs: 2.5, md: 0 }, mb: { md: '34px' } }}
    >
      <div aria-live="polite">
        <SlidePicture slide={slide} />
      </div>
      {slides.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 0.5 }}>
          <IconButton color="inherit" aria-label={t('home.slideBefore')} onClick={() => turn(-1)}>
            <ChevronLeftOutlined />
          </IconButton>
          <span>
            {(at % slides.length) + 1} / {slides.length}
          </span>
          <IconButton color="inherit" aria-label={t('home.slideNext')} onClick={() => turn(1)}>
            <ChevronRightOutlined />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** The drawing of the hero, or the slides that take its place; they turn when told to. */
export function HeroPicture() {
  const slides = useSlides().data;
  return slides && slides.length > 0 ? <Slides slides={slides} /> : <HeroArt />;
}
