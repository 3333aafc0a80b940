import { useTranslate } from 'react-admin';
import { ChangeHistory } from '../../crud/ChangeHistory';
import { PageTabs } from '../../crud/PageTabs';
import { RelatedRows } from '../../crud/RelatedRows';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';

/** One channel, its prices and what was changed of it. */
export function ChannelPage() {
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
        ...(may('channel-api-param', 'list')
          ? [
              {
                key: 'channel-api-param',
                label: translate('goods.params'),
                content: <RelatedRows resource="channel-api-param" target="channel_id" add />,
              },
            ]
          : []),
        ...['channel-price', 'member-channel-price']
          .filter((resource) => may(resource, 'list'))
          .map((resource) => ({
            key: resource,
            label: translate(resource === 'channel-price' ? 'price.public' : 'price.member'),
            content: <RelatedRows key={resource} resource={resource} target="channel_id" add />,
          })),
        { key: 'history', label: translate('price.history'), content: <ChangeHistory /> },
      ]}
    />
  );
}
