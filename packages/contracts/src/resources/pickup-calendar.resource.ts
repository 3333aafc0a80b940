import { date, defineResource, wordEnum } from './define-resource';
import { names } from './repeated-fields';

export const pickupCalendarResource = defineResource({
  name: 'pickup-calendar',
  owner: 'pickup',
  controller: 'pickup.Calendar',
  label: ['取件日历', 'Collection calendar'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'hard',
  labelField: 'date',
  order: { field: 'date', direction: 'desc' },
  recycle: true,
  fields: {
    date: date('日期', 'Date', { required: true, addOnly: true, list: true, filter: true, sort: true }),
    kind: wordEnum('种类', 'Kind', ['closed', 'extra'], { required: true, list: true, filter: true }),
    ...names,
  },
});
