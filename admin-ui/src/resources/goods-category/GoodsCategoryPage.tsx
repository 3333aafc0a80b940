import { useTranslate } from 'react-admin';
import { PageTabs } from '../../crud/PageTabs';
import { RelatedRows } from '../../crud/RelatedRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';

const RULES = 'goods-category-rule';

/** One category and what single routes say to it. */
export function GoodsCategoryPage() {
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
        ...(may(RULES, 'list')
          ? [
              {
                key: RULES,
                label: translate('goods.routeRules'),
                content: <RelatedRows resource={RULES} target="category_id" add />,
              },
            ]
          : []),
      ]}
    />
  );
}
