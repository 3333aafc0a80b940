import { useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { RelatedRows } from '../../crud/RelatedRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';

const PRICES = 'accessorial-price';

/** One extra service and what it costs. */
export function AccessorialServicePage() {
  return (
    <ShowPage>
      <Content />
    </ShowPage>
  );
}

function Content() {
  const translate = useTranslate();
  const may = useMay();
  return (
    <PageTabs
      tabs={[
        { key: 'facts', label: translate('form.basics'), content: <Facts /> },
        ...(may(PRICES, 'list')
          ? [
              {
                key: PRICES,
                label: translate('goods.servicePrices'),
                content: <RelatedRows resource={PRICES} target="service_id" add />,
              },
            ]
          : []),
      ]}
    />
  );
}
