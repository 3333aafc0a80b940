import { defineResource, flag, relation, secret, text } from './define-resource';

/** What a carrier's interface needs to know of a channel: addresses, accounts, keys. */
export const channelApiParamResource = defineResource({
  name: 'channel-api-param',
  owner: 'order',
  controller: 'ChannelApiParam',
  label: ['接口参数', 'API parameters'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'param_name',
  recycle: true,
  sensitive: ['param_value'],
  fields: {
    channel_id: relation('渠道', 'Channel', 'channel', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    param_name: text('参数名', 'Name', { max: 60, required: true, list: true, quick: true, filter: true }),
    param_value: secret('参数值', 'Value', { required: true, max: 2000 }),
    shown_value: text('当前值', 'Value now', { max: 2000, readOnly: true, virtual: true, list: true }),
    is_secret: flag('保密', 'Secret', { default: '1', list: true }),
    remark: text('备注', 'Remark', { max: 200, list: true }),
  },
});
