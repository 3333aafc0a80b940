import { useTranslate } from 'react-admin';
import { ChangeHistory } from '../../crud/ChangeHistory';
import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';

const RELATED = [
  { resource: 'channel-api-param', target: 'channel_id', label: 'goods.params', add: true },
  { resource: 'channel-price', target: 'channel_id', label: 'price.public', add: true },
  { resource: 'member-channel-price', target: 'channel_id', label: 'price.member', add: true },
];

/** One channel, its prices and what was changed of it. */
export function ChannelPage() {
  const translate = useTranslate();
  const history = { key: 'history', label: translate('price.history'), content: <ChangeHistory /> };
  return (
    <ShowPage>
      <FactsAndRows related={RELATED} further={[history]} />
    </ShowPage>
  );
}
