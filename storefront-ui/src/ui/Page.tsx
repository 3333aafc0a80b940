import ArrowBackIosNewOutlined from '@mui/icons-material/ArrowBackIosNewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSite } from '../api/use-site';
import { useIsPhone } from './useIsPhone';

/** Width and gutters of everything between the bars. */
export const contentWidth = {
  maxWidth: 1176,
  mx: 'auto',
  px: { xs: '12px', md: '20px' },
  width: '100%',
} as const;

/** Names the document after the page and the site. */
export function usePageTitle(title: string): void {
  const site = useSite().data?.siteName || 'Parcelway';
  useEffect(() => {
    document.title = `${title} - ${site}`;
  }, [title, site]);
}

/**
 * A page: its one `h1` in a bar with a way back on phones and above the content on laptops, and the main landmark.
 * `end` stands at the right of the bar; `foot` follows the main landmark (a sticky bar).
 */
export function Page({
  title,
  lead,
  end,
  action,
  back,
  foot,
  strip,
  children,
}: {
  title: string;
  lead?: ReactNode;
  end?: ReactNode;
  /** Right of the heading, on laptops only. */
  action?: ReactNode;
  /** Where the arrow leads when there is no page before this one; absent hides the arrow. */
  back?: string;
  foot?: ReactNode;
  /** Full-width band under the phone's bar. */
  strip?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  usePageTitle(title);
  const goBack = (): void => {
    const isFirst = window.history.state == null || window.history.state.idx === 0;
    void (isFirst ? navigate(back ?? '/') : navigate(-1));
  };
  return (
    <>
      {phone && (
        <Box
          component="header"
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 'appBar',
            display: 'flex',
            alignItems: 'center',
            gap: '4px',
            height: 56,
            px: '4px',
            bgcolor: 'background.paper',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {back && (
            <IconButton onClick={goBack} aria-label={t('nav.back')}>
              <ArrowBackIosNewOutlined sx={{ fontSize: 20 }} />
            </IconButton>
          )}
          <Typography
            component="h1"
            tabIndex={-1}
            noWrap
            sx={{
              flex: 1,
              minWidth: 0,
              fontSize: 17,
              fontWeight: 600,
              pl: back ? '4px' : '12px',
              outline: 'none',
            }}
          >
            {title}
          </Typography>
          {end}
        </Box>
      )}
      <Box component="main" id="main" sx={{ flex: 1 }}>
        {strip}
        <Box sx={{ ...contentWidth, pb: { xs: 2, md: 6 } }}>
          {!phone && (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'flex-end',
                justifyContent: 'space-between',
                gap: 2,
                pt: '26px',
                mb: '18px',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
                  {title}
                </Typography>
                {lead && <Typography color="text.secondary">{lead}</Typography>}
              </Box>
              {action ?? end}
            </Box>
          )}
          {children}
        </Box>
      </Box>
      {foot}
    </>
  );
}
