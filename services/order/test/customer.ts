import type { AddressSnapshot, MemberTerms } from '@parcelway/contracts';

/** An address of a member in Leeds. */
export function addressOf(
  userId: number,
  id: number,
  change: Partial<AddressSnapshot> = {},
): AddressSnapshot {
  return {
    id,
    user_id: userId,
    version: 1,
    salutation: 'Mr',
    first_name: '悦',
    last_name: '林',
    user_name: '林悦',
    mobile_code: '+44',
    mobile: '7700900142',
    email: '',
    country: 'GB',
    province: '',
    city: 'Leeds',
    district: '',
    address_line: '48 Park Lane',
    address_line_2: '',
    address_line_3: '',
    zip_code: 'LS3 1EW',
    latin_name: 'Lin Yue',
    latin_address: '',
    company: '',
    is_confirmed: true,
    id_card_masked: '',
    is_deleted: false,
    ...change,
  };
}

/** Where the remote surcharge applies. */
export const DUNHUANG = {
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  district: '敦煌市',
  zip_code: '736200',
} as const;

/** A member with the discount of the worked example, 5 %. */
export function termsOf(userId: number, change: Partial<MemberTerms> = {}): MemberTerms {
  return {
    user_id: userId,
    version: 1,
    username: 'lin',
    nickname: '林悦',
    status: 'enable',
    group_id: 2,
    group_name: '金卡会员',
    group_name_en: 'Gold',
    discount_bp: 500,
    ...change,
  };
}
