import { useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { RelatedRows } from '../../crud/RelatedRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { IssueCoupons } from './IssueCoupons';

/** A coupon: its terms, who has it, and giving it to more members. */
export function CouponPage() {
  return (
    <ShowPage actions={<IssueCoupons />}>
      <Content />
    </ShowPage>
  );
}

function Content() {
  const translate = useTranslate();
  const may = useMay();
  const issued = {
    key: 'issued',
    label: translate('sales.issued'),
    content: <RelatedRows resource="member-coupon" target="coupon_id" />,
  };
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: <Facts /> },
        ...(may('member-coupon', 'list') ? [issued] : []),
      ]}
    />
  );
}
