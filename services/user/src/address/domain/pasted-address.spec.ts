import { areaRows } from '../../area/chinese-areas';
import { guessAddress } from './pasted-address';

describe('guessAddress', () => {
  const guess = async (text: string) => guessAddress(text, await areaRows());
  const lin = {
    first_name: '建国',
    last_name: '林',
    mobile_code: '+86',
    mobile: '13900001234',
    country: 'CN',
    province: '甘肃省',
    city: '酒泉市',
    district: '敦煌市',
    address_line: '沙州北路26号3单元501',
  };

  it.each([
    '林建国 13900001234 甘肃省酒泉市敦煌市沙州北路26号3单元501 736200',
    '收件人：林建国\n手机号码：139 0000 1234\n所在地区：甘肃省酒泉市敦煌市\n详细地址：沙州北路26号3单元501\n邮编：736200',
    '甘肃 酒泉 敦煌 沙州北路26号3单元501，林建国，+86 13900001234，736200',
    '中国甘肃省酒泉市敦煌市沙州北路２６号３单元５０１;736200;林建国;13900001234',
  ])('reads a Chinese block however it is written: %s', async (text) => {
    expect(await guess(text)).toEqual({ fields: { ...lin, zip_code: '736200' }, unsure: [] });
  });

  it('knows a city that only its district names, and says that it is likely', async () => {
    const { fields, unsure } = await guess('欧阳雪 13900001234 敦煌市沙州北路26号');
    expect(fields).toMatchObject({ last_name: '欧阳', first_name: '雪', city: '酒泉市', district: '敦煌市' });
    expect(unsure).toEqual(expect.arrayContaining(['city', 'zip_code']));
  });

  it('keeps an identity number and a municipality apart from the phone', async () => {
    const { fields } = await guess(
      '北京市朝阳区建国路88号 张伟 13900001234 身份证：11010519491231002x 100022',
    );
    expect(fields).toMatchObject({
      id_card_number: '11010519491231002X',
      province: '北京市',
      city: '北京市',
      district: '朝阳区',
      address_line: '建国路88号',
      mobile: '13900001234',
      zip_code: '100022',
    });
  });

  it.each([
    'Ms Yue Lin\nFlat 12, 48 Park Lane\nLeeds\nls31ew\nUnited Kingdom\n+44 7911 123456\nlin@example.com',
    'Ms Yue Lin, Flat 12, 48 Park Lane, Leeds LS3 1EW, 07911 123456, lin@example.com',
  ])('reads a British block: %s', async (text) => {
    expect(await guess(text)).toEqual({
      fields: {
        salutation: 'Ms',
        first_name: 'Yue',
        last_name: 'Lin',
        mobile_code: '+44',
        mobile: '7911123456',
        email: 'lin@example.com',
        country: 'GB',
        city: 'Leeds',
        address_line: 'Flat 12',
        address_line_2: '48 Park Lane',
        zip_code: 'LS3 1EW',
      },
      unsure: [],
    });
  });

  it('invents nothing: of other words every needed field is unsure', async () => {
    const { fields, unsure } = await guess('hello');
    expect(fields.first_name).toBeUndefined();
    expect(unsure).toEqual(expect.arrayContaining(['first_name', 'last_name', 'mobile', 'city', 'zip_code']));
  });
});
