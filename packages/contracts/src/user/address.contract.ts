import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { Anything, Id, OneOf, Text } from '../validation';

export const SALUTATIONS = ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr', '先生', '女士'] as const;

/** The address form. The rules that depend on the country (postcode, phone, id card) are the user service's: D9. */
export class AddressForm {
  @OneOf([0, 1, 2, 3, '0', '1', '2', '3'], { optional: true }) address_type?: number | string;
  @OneOf(SALUTATIONS) salutation!: string;
  @Text({ max: 60 }) first_name!: string;
  @Text({ max: 60 }) last_name!: string;
  @Text({ max: 6 }) mobile_code!: string;
  @Text({ max: 20 }) mobile!: string;
  @Text({ max: 60, optional: true }) email?: string;
  @Text({ max: 2 }) country!: string;
  @Text({ max: 60, optional: true }) province?: string;
  @Text({ max: 60 }) city!: string;
  @Text({ max: 60, optional: true }) district?: string;
  @Text({ max: 60 }) address_line!: string;
  @Text({ max: 60, optional: true }) address_line_2?: string;
  @Text({ max: 60, optional: true }) address_line_3?: string;
  @Text({ max: 12 }) zip_code!: string;
  @Text({ max: 18, optional: true }) id_card_number?: string;
  @Text({ max: 20, optional: true }) tel_number?: string;
  @Text({ max: 180, optional: true }) latin_name?: string;
  @Text({ max: 180, optional: true }) latin_address?: string;
  @Text({ max: 100, optional: true }) company?: string;
}

export class EditAddress extends AddressForm {
  @Id() id!: number | string;
}

export class ListAddresses extends PageRequest {
  @OneOf(['0', '1', '2', '3', 0, 1, 2, 3], { optional: true }) address_type?: number | string;
}

export class AddressById {
  @Id() id!: number | string;
}

export class AddressesByIds {
  @Anything() ids!: unknown;
}

export class AddressesForOrder {
  @Id() user_id!: number;
  @Id() sender_id!: number;
  @Id() receiver_id!: number;
}

/** An address as its owner sees it: the id card number masked (first 3, last 4). */
export interface AddressRow {
  readonly id: number;
  readonly address_type: number;
  readonly salutation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_name: string;
  readonly mobile_code: string;
  readonly mobile: string;
  readonly tel_number: string;
  readonly email: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address_line: string;
  readonly address_line_2: string;
  readonly address_line_3: string;
  readonly zip_code: string;
  readonly id_card_number: string;
  readonly latin_name: string;
  readonly latin_address: string;
  readonly company: string;
  readonly is_confirmed: '0' | '1';
  readonly create_time: number;
  readonly update_time: number;
}

/** An address as orders snapshot it. The id card travels encrypted, its mask beside it. */
export interface AddressSnapshot {
  readonly id: number;
  readonly user_id: number;
  readonly version: number;
  readonly salutation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly user_name: string;
  readonly mobile_code: string;
  readonly mobile: string;
  readonly email: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address_line: string;
  readonly address_line_2: string;
  readonly address_line_3: string;
  readonly zip_code: string;
  readonly latin_name: string;
  readonly latin_address: string;
  readonly company: string;
  readonly is_confirmed: boolean;
  readonly id_card_masked: string;
  readonly is_deleted: boolean;
}

export class PastedAddress {
  /** A block as people send it: name, phone, address, in any order and either language. */
  @Text({ max: 500 }) text!: string;
}

/** Fields of the address form that a pasted block says; the others are absent. */
export type GuessedAddress = Readonly<
  Partial<
    Pick<
      AddressForm,
      | 'salutation'
      | 'first_name'
      | 'last_name'
      | 'mobile_code'
      | 'mobile'
      | 'email'
      | 'country'
      | 'province'
      | 'city'
      | 'district'
      | 'address_line'
      | 'address_line_2'
      | 'address_line_3'
      | 'zip_code'
      | 'id_card_number'
      | 'tel_number'
      | 'company'
    >
  >
>;

/** What a Latin form is made of. */
export class NativeAddress {
  @Text({ max: 60, optional: true }) first_name?: string;
  @Text({ max: 60, optional: true }) last_name?: string;
  @Text({ max: 60, optional: true }) province?: string;
  @Text({ max: 60, optional: true }) city?: string;
  @Text({ max: 60, optional: true }) district?: string;
  @Text({ max: 60, optional: true }) address_line?: string;
  @Text({ max: 60, optional: true }) address_line_2?: string;
  @Text({ max: 60, optional: true }) address_line_3?: string;
}

export class FindPostcode {
  /** ISO 3166-1 alpha-2. */
  @Text({ max: 2 }) country!: string;
  @Text({ max: 12 }) zip_code!: string;
}

/** What a postcode says of an address; '' for what it leaves open. */
export interface PostcodeArea {
  readonly line: string;
  readonly district: string;
  readonly city: string;
  readonly province: string;
}

/** The member's address book; every call works on the caller's own rows only. Errors: address.not_found, request.invalid. */
export const address = defineContract('user.address', {
  list: call(ListAddresses, answers<Page<AddressRow>>()),
  get: call(AddressById, answers<AddressRow>()),
  add: call(AddressForm, answers<{ id: number }>()),
  edit: call(EditAddress, answers<null>()),
  del: call(AddressesByIds, answers<{ deleted: number }>()),
  setDefault: call(AddressById, answers<null>()),
  /** Guesses the form from a pasted block; `unsure` names needed fields that are missing or only likely. Keeps nothing. */
  parse: call(PastedAddress, answers<{ fields: GuessedAddress; unsure: readonly string[] }>()),
  /** Name and address in pinyin for carriers, to be edited; '' for what is not Chinese. */
  latin: call(NativeAddress, answers<{ latin_name: string; latin_address: string }>()),
  /** Places of a postcode; empty when nothing is known. */
  postcode: call(FindPostcode, answers<{ list: readonly PostcodeArea[] }>()),
  /** For the order service: both addresses or address.not_found. */
  forOrder: call(AddressesForOrder, answers<{ sender: AddressSnapshot; receiver: AddressSnapshot }>()),
});
