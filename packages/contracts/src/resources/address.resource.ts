import { defineResource, flag, numberEnum, relation, text } from './define-resource';

export const addressResource = defineResource({
  name: 'address',
  owner: 'user',
  controller: 'user.Address',
  label: ['地址簿', 'Address book'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'user_name',
  fields: {
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    user_name: text('姓名', 'Name', { max: 121, readOnly: true, list: true, quick: true }),
    address_type: numberEnum('类型', 'Type', [0, 1, 2, 3], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'addressType',
    }),
    mobile_code: text('区号', 'Dial code', { max: 6, readOnly: true }),
    mobile: text('手机', 'Mobile', { max: 20, readOnly: true, quick: true }),
    country: text('国家', 'Country', { max: 2, readOnly: true, list: true, filter: true }),
    province: text('省', 'Province', { max: 60, readOnly: true, list: true }),
    city: text('市', 'City', { max: 60, readOnly: true, list: true }),
    address_line: text('详细地址', 'Address line', { max: 60, readOnly: true, list: true, quick: true }),
    zip_code: text('邮编', 'Postcode', { max: 12, readOnly: true, list: true, quick: true, filter: true }),
    id_card_masked: text('身份证', 'ID card', { max: 18, readOnly: true }),
    is_confirmed: flag('已确认', 'Confirmed', { readOnly: true, list: true }),
  },
});
