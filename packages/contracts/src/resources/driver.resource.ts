import { defineResource, relation, relations, text } from './define-resource';
import { status } from './repeated-fields';

/** Who collects boxes in our own vehicles. */
export const driverResource = defineResource({
  name: 'driver',
  owner: 'pickup',
  controller: 'pickup.Driver',
  label: ['司机', 'Drivers'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'name',
  labels: ['name', 'mobile'],
  recycle: true,
  sensitive: ['mobile', 'status'],
  fields: {
    name: text('姓名', 'Name', { max: 60, required: true, list: true, quick: true, filter: true }),
    mobile_code: text('区号', 'Country code', {
      max: 6,
      required: true,
      default: '+44',
      pattern: /^\+\d{1,4}$/,
    }),
    mobile: text('手机', 'Mobile', {
      max: 20,
      required: true,
      list: true,
      quick: true,
      pattern: /^[\d ()-]{4,20}$/,
    }),
    warehouse_id: relation('仓库', 'Warehouse', 'warehouse', { required: true, list: true, filter: true }),
    service_area_ids: relations('服务区域', 'Areas', 'service-area'),
    vehicle: text('车辆', 'Vehicle', { max: 40, list: true }),
    plate: text('车牌', 'Plate', { max: 12, list: true }),
    status,
  },
});
