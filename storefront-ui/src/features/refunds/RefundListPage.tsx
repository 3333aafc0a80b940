import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { CardList, PagedRows } from '../../ui/PagedRows';
import { EmptyState } from '../../ui/States';
import { useListAddress } from '../../ui/useListAddress';
import { MemberPage } from '../account/MemberPage';
import { PAGE_SIZE, useRefunds } from './refund-api';
import { RefundRow } from './RefundRow';

/** The member's refunds, the newest first. */
export function RefundListPage() {
  const { t } = useTranslation();
  const { page, show } = useListAddress();
  const refunds = useRefunds(page);
  return (
    <MemberPage title={t('refund.list')}>
      <PagedRows
        query={refunds}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => show({}, next)}
        rowHeight={96}
        empty={<EmptyState icon={<UndoOutlined />} title={t('refund.empty')} text={t('refund.emptyHint')} />}
      >
        {(rows) => (
          <CardList label={t('refund.list')}>
            {rows.map((refund) => (
              <li key={refund.refund_no}>
                <Card sx={{ p: 2 }}>
                  <RefundRow refund={refund} of={refund.ref_no} />
                </Card>
              </li>
            ))}
          </CardList>
        )}
      </PagedRows>
    </MemberPage>
  );
}
