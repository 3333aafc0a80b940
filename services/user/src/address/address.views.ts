import { maskIdCard } from '@parcelway/checks';
import type { AddressForm, AddressRow, AddressSnapshot } from '@parcelway/contracts';
import type { FieldCipher } from '@parcelway/platform';
import type { AddressEntity } from './address.entity';
import type { AddressFields } from './domain/address-fields';
import { fitsCarrierLines, fullName } from './domain/address-fields';

/** What a stored address and both its views have by the same names. */
function plainFields(row: AddressEntity) {
  return {
    id: row.id,
    salutation: row.salutation,
    first_name: row.firstName,
    last_name: row.lastName,
    user_name: row.userName,
    mobile_code: row.mobileCode,
    mobile: row.mobile,
    email: row.email,
    country: row.country,
    province: row.province,
    city: row.city,
    district: row.district,
    address_line: row.addressLine,
    address_line_2: row.addressLine2,
    address_line_3: row.addressLine3,
    zip_code: row.zipCode,
    latin_name: row.latinName,
    latin_address: row.latinAddress,
    company: row.company,
  };
}

/** An address as its owner sees it. */
export function rowOf(row: AddressEntity): AddressRow {
  return {
    ...plainFields(row),
    address_type: row.addressType,
    tel_number: row.telNumber,
    id_card_number: row.idCardMasked,
    is_confirmed: row.isConfirmed ? '1' : '0',
    create_time: Math.floor(row.createTime.getTime() / 1_000),
    update_time: Math.floor(row.updateTime.getTime() / 1_000),
  };
}

/** An address as orders copy it. */
export function snapshotOf(row: AddressEntity): AddressSnapshot {
  return {
    ...plainFields(row),
    user_id: row.userId,
    version: row.version,
    is_confirmed: row.isConfirmed,
    id_card_masked: row.idCardMasked,
    is_deleted: row.deleteTime !== null,
  };
}

/** The form's fields; what an edit leaves out stays as `stored` has it, an id card that is empty or its own mask means unchanged. */
export function fieldsOf(form: AddressForm, stored: AddressEntity | null): AddressFields {
  const { id_card_number = '' } = form;
  return {
    salutation: form.salutation,
    first_name: form.first_name,
    last_name: form.last_name,
    mobile_code: form.mobile_code,
    mobile: form.mobile,
    tel_number: form.tel_number ?? stored?.telNumber ?? '',
    email: form.email ?? stored?.email ?? '',
    country: form.country,
    province: form.province ?? stored?.province ?? '',
    city: form.city,
    district: form.district ?? stored?.district ?? '',
    address_line: form.address_line,
    address_line_2: form.address_line_2 ?? stored?.addressLine2 ?? '',
    address_line_3: form.address_line_3 ?? stored?.addressLine3 ?? '',
    zip_code: form.zip_code,
    latin_name: form.latin_name ?? stored?.latinName ?? '',
    latin_address: form.latin_address ?? stored?.latinAddress ?? '',
    company: form.company ?? stored?.company ?? '',
    id_card_number: stored && id_card_number === stored.idCardMasked ? '' : id_card_number,
  };
}

/** Puts checked fields onto an entity; the id card sealed, its mask beside it, and left alone when the fields have none. */
export function putFields(row: AddressEntity, fields: AddressFields, cipher: FieldCipher): void {
  row.salutation = fields.salutation;
  row.firstName = fields.first_name;
  row.lastName = fields.last_name;
  row.userName = fullName(fields);
  row.mobileCode = fields.mobile_code;
  row.mobile = fields.mobile;
  row.telNumber = fields.tel_number;
  row.email = fields.email;
  row.country = fields.country;
  row.province = fields.province;
  row.city = fields.city;
  row.district = fields.district;
  row.addressLine = fields.address_line;
  row.addressLine2 = fields.address_line_2;
  row.addressLine3 = fields.address_line_3;
  row.zipCode = fields.zip_code;
  row.latinName = fields.latin_name;
  row.latinAddress = fields.latin_address;
  row.company = fields.company;
  row.isConfirmed = fitsCarrierLines(fields);
  if (fields.id_card_number === '') return;
  row.idCardNumber = cipher.encrypt(fields.id_card_number);
  row.idCardMasked = maskIdCard(fields.id_card_number);
}
