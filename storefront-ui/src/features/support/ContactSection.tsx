import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../api/use-site';
import { Section } from '../../ui/Section';
import { ServiceLinks } from './ServiceLinks';

/** How to reach us: hours, warehouses, telephone, e-mail, and the code of customer service where the site has one. */
export function ContactSection() {
  const { t } = useTranslation();
  const code = useSite().data?.service_wechat_qr_code;
  return (
    <Section title={t('support.contact')}>
      <p>{t('home.footer.hours')}</p>
      <p>{t('home.footer.warehouses')}</p>
      <ServiceLinks />
      {code && (
        <Box component="figure" sx={{ m: 0 }}>
          <Box component="img" src={code} alt={t('home.footer.wechat')} sx={{ width: 140, height: 140 }} />
          <figcaption>{t('home.footer.wechat')}</figcaption>
        </Box>
      )}
    </Section>
  );
}
