import type { ListAddresses } from '@parcelway/contracts';
import { AddressType } from '@parcelway/contracts/statuses';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AddressEntity } from './address.entity';

/** Fields a member may sort by, with their columns' properties. */
const SORTABLE: ReadonlyMap<string, string> = new Map([
  ['id', 'id'],
  ['user_name', 'userName'],
  ['city', 'city'],
  ['zip_code', 'zipCode'],
  ['create_time', 'createTime'],
  ['update_time', 'updateTime'],
]);

const SEARCHED = [
  'userName',
  'firstName',
  'lastName',
  'latinName',
  'city',
  'addressLine',
  'zipCode',
  'mobile',
];

/** A member's living addresses as the request narrows and orders them: unless asked otherwise the preset first, then the newest. */
export function addressList(
  manager: EntityManager,
  userId: number,
  request: ListAddresses,
): SelectQueryBuilder<AddressEntity> {
  const query = manager.createQueryBuilder(AddressEntity, 'row').where('row.userId = :userId', { userId });
  if (request.address_type !== undefined && request.address_type !== '')
    query.andWhere('row.addressType IN (:...types)', { types: typesFor(Number(request.address_type)) });
  const sought = (request.quick_search ?? request.quickSearch ?? '').trim();
  if (sought)
    query.andWhere(`(${SEARCHED.map((property) => `row.${property} ILIKE :sought`).join(' OR ')})`, {
      sought: `%${sought.replace(/[\\%_]/g, '\\$&')}%`,
    });
  const [field = '', direction = ''] = (request.order ?? '').split(',');
  const property = SORTABLE.get(field.trim());
  const isAscending = direction.trim().toLowerCase() === 'asc';
  if (property) query.orderBy(`row.${property}`, isAscending ? 'ASC' : 'DESC');
  else query.orderBy(`CASE WHEN row.address_type = ${AddressType.preset} THEN 0 ELSE 1 END`, 'ASC');
  // A second order by the same column would replace the first.
  return property === 'id' ? query : query.addOrderBy('row.id', 'DESC');
}

/** The preset serves both directions. */
function typesFor(type: number): number[] {
  return type === AddressType.sender || type === AddressType.receiver ? [AddressType.preset, type] : [type];
}
