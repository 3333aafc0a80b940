import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../../ui/Page';
import { useProtocol, type ProtocolCode } from './protocol-api';
import { ProtocolText } from './ProtocolText';

/** A document as a page of its own, with whatever belongs to it below. */
export function ProtocolPage({ code, children }: { code: ProtocolCode; children?: ReactNode }) {
  const { t } = useTranslation();
  const title = useProtocol(code).data?.title ?? t(`protocol.title.${code}`);
  return (
    <Page title={title} back="/">
      <Card sx={{ p: { xs: 2, md: 4 }, mt: { xs: 1.5, md: 0 }, mb: { xs: 1.5, md: 2 } }}>
        <ProtocolText code={code} />
        <Box sx={{ mt: 3 }}>
          <Button variant="contained" component={Link} to="/placeOrder/luggage">
            {t('order.ship')}
          </Button>
        </Box>
      </Card>
      {children}
    </Page>
  );
}

export const TermsPage = () => <ProtocolPage code="terms" />;
export const PrivacyPage = () => <ProtocolPage code="privacy" />;
