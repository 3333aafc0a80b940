import { defineResource, instant, numberEnum, relation, text, wordEnum } from './define-resource';

export const trackingEventResource = defineResource({
  name: 'tracking-event',
  owner: 'waybill',
  controller: 'TrackingEvent',
  label: ['物流轨迹', 'Tracking events'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'id',
  order: { field: 'event_time', direction: 'desc' },
  fields: {
    waybill_id: relation('运单', 'Waybill', 'waybill', { readOnly: true, list: true, filter: true }),
    event_time: instant('时间', 'Time', { readOnly: true, list: true, filter: true, sort: true }),
    status: numberEnum('状态', 'Status', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'waybill',
    }),
    description_zh: text('中文描述', 'Description (Chinese)', { max: 200, readOnly: true, list: true }),
    description_en: text('英文描述', 'Description (English)', { max: 200, readOnly: true, list: true }),
    place: text('地点', 'Place', { max: 100, readOnly: true, list: true }),
    source: wordEnum('来源', 'Source', ['carrier', 'scan', 'staff', 'script'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
  },
});
