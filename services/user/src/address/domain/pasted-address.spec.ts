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

  /** Name, phones, areas, lines, postcode; ? marks what is unsure. */
  const read = async (text: string): Promise<string> => {
    const { fields, unsure } = await guess(text);
    const one = (name: keyof typeof fields): string =>
      (fields[name] ?? '') + (unsure.includes(name) ? '?' : '');
    const join = (names: readonly (keyof typeof fields)[]): string =>
      names.map(one).filter(Boolean).join('/');
    return [
      join(['salutation', 'last_name', 'first_name', 'company']),
      join(['mobile', 'tel_number']),
      join(['province', 'city', 'district']),
      join(['address_line', 'address_line_2', 'address_line_3']),
      one('zip_code'),
    ].join(' | ');
  };

  it.each([
    [
      '收货人: 王小明\n联系方式: 138-0013-8000\n收货地址: 上海市 浦东新区 世纪大道 100号 环球金融中心 20楼\n邮政编码: 200120',
      '王/小明 | 13800138000 | 上海市/上海市/浦东新区 | 世纪大道100号环球金融中心20楼 | 200120',
    ],
    [
      '重庆市渝中区解放碑街道民权路28号英利大厦2单元1801，刘德华 收，电话：023-63812345',
      '刘/德华 | ?/023 6381 2345 | 重庆市/重庆市/渝中区 | 解放碑街道民权路28号英利大厦2单元1801 | ?',
    ],
    [
      '新疆维吾尔自治区乌鲁木齐市天山区解放北路1号 买买提·艾力 +86 139 9999 1234 830000',
      '买买提?/艾力? | 13999991234 | 新疆维吾尔自治区/乌鲁木齐市/天山区 | 解放北路1号 | 830000',
    ],
    [
      '广西壮族自治区南宁市青秀区民族大道100号，韦小宝，15277112345，530022',
      '韦/小宝 | 15277112345 | 广西壮族自治区/南宁市/青秀区 | 民族大道100号 | 530022',
    ],
    [
      '内蒙古呼和浩特市新城区新华东街8号 包 明 13847112345',
      '包/明 | 13847112345 | 内蒙古自治区/呼和浩特市/新城区 | 新华东街8号 | ?',
    ],
    [
      '姓名：陈静\n电话：+8613512345678\n省份：江苏省\n城市：苏州市\n区县：工业园区\n地址：星湖街328号创意产业园\n邮编：215000',
      '陈/静 | 13512345678 | 江苏省/苏州市/? | 工业园区星湖街328号创意产业园 | 215000',
    ],
    [
      '诸葛 亮 86-13712345678 浙江省杭州市西湖区文三路 269 号华星大厦 1001 室 310012',
      '诸葛/亮 | 13712345678 | 浙江省/杭州市/西湖区 | 文三路269号华星大厦1001室 | 310012',
    ],
    [
      '地址：广东省东莞市虎门镇太平街道人民路23号\n收件人：黄先生\n手机：13650012345',
      '先生/黄/? | 13650012345 | 广东省/东莞市/虎门镇 | 太平街道人民路23号 | ?',
    ],
    [
      '湖北省恩施土家族苗族自治州恩施市施州大道15号 覃丽 13886712345',
      '覃/丽 | 13886712345 | 湖北省/恩施土家族苗族自治州/恩施市 | 施州大道15号 | ?',
    ],
    [
      '海南省三亚市吉阳区迎宾路188号半山半岛小区3栋702房 吴芳女士 13876001234',
      '女士/吴/芳 | 13876001234 | 海南省/三亚市/吉阳区 | 迎宾路188号半山半岛小区3栋702房 | ?',
    ],
    [
      '寄往: 四川省 / 成都市 / 武侯区 / 天府大道北段1700号 E2-1-1208\n收件人 周杰 手机 18602812345',
      '周/杰 | 18602812345 | 四川省/成都市/武侯区 | 天府大道北段1700号E2-1-1208 | ?',
    ],
    [
      '江苏省南京市 玄武区 万达广场 3号 李雷 13800138000',
      '李/雷 | 13800138000 | 江苏省/南京市/玄武区 | 万达广场3号 | ?',
    ],
    [
      '收件人：刘洋 先生  联系电话：0086 13800001111  地址：山东省青岛市市南区香港中路10号颐和国际A座2201 邮编：266071',
      '先生/刘/洋 | 13800001111 | 山东省/青岛市/市南区 | 香港中路10号颐和国际A座2201 | 266071',
    ],
    [
      '深圳市腾飞贸易有限公司，张三，13800138000，广东省深圳市南山区深南大道9988号 518057',
      '张/三/深圳市腾飞贸易有限公司 | 13800138000 | 广东省/深圳市/南山区 | 深南大道9988号 | 518057',
    ],
  ])('sorts out a Chinese block as people send it: %s', async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  // Ofcom's numbers for fiction are no subscriber's, so they are never certain.
  it.each([
    [
      'John Smith, 221B Baker Street, London NW1 6XE, 07700 900123',
      'Smith/John | 7700900123? | London | 221B Baker Street | NW1 6XE',
    ],
    [
      "Name: Mary-Jane O'Brien\nAddress: Flat 3, 12 High St\nTown: Oxford\nCounty: Oxfordshire\nPostcode: OX1 4AA\nPhone: +44 (0)7911 123456",
      "O'Brien/Mary-Jane | 7911123456 | Oxfordshire/Oxford | Flat 3/12 High St | OX1 4AA",
    ],
    [
      'Dr Wei Zhang\nDepartment of Physics\nUniversity of Manchester\nOxford Road\nManchester\nM13 9PL\nUK\nTel 0161 306 6000',
      'Dr/Zhang/Wei | ?/0161 306 6000 | Manchester | Department of Physics/University of Manchester/Oxford Road | M13 9PL',
    ],
    [
      'Mrs S. Patel, The Old Rectory, Church Lane, Little Snoring, Fakenham, Norfolk, NR21 0HU',
      'Mrs/Patel/S. | ? | Norfolk/Fakenham | The Old Rectory/Church Lane/Little Snoring | NR21 0HU',
    ],
    [
      'Cpl A Jones\n12345678\nBritish Forces\nBFPO 57\nBF1 2AX',
      'Jones/A | ? | BFPO 57 | 12345678/British Forces | BF1 2AX',
    ],
    [
      'Yue Lin\n48 Park Lane Leeds LS3 1EW\n07911123456',
      'Lin/Yue | 7911123456 | Leeds? | 48 Park Lane | LS3 1EW',
    ],
    [
      'FAO Li Wei\nAcme Trading Ltd\nUnit 7, Enterprise Park\nBirmingham B1 1AA\nt: 0121 496 0000',
      'Wei/Li/Acme Trading Ltd | ?/0121 496 0000 | Birmingham | Unit 7/Enterprise Park | B1 1AA',
    ],
    [
      'Liu Yang 刘洋, Room 4B, Chapter Spitalfields, 9 Frying Pan Alley, London, E1 7HS, +447911123456',
      'Yang/Liu | 7911123456 | London | Room 4B/Chapter Spitalfields/9 Frying Pan Alley | E1 7HS',
    ],
    [
      'Miss Emma Watson 34 Acacia Avenue Bristol BS8 1TH 07911123456',
      'Miss/Watson/Emma | 7911123456 | Bristol? | 34 Acacia Avenue | BS8 1TH',
    ],
    [
      'To: James McDonald\nStreet: 5 Royal Mile\nCity: Edinburgh\nPostcode: EH1 1RE\nMobile: 07911 123 456',
      'McDonald/James | 7911123456 | Edinburgh | 5 Royal Mile | EH1 1RE',
    ],
    [
      'Flat 2/1, 15 Byres Road, Glasgow G11 5RD - contact Aileen MacLeod 07911123456',
      'MacLeod/Aileen | 7911123456 | Glasgow | Flat 2/1/15 Byres Road | G11 5RD',
    ],
    [
      'Wei Chen\r\nApt 12\r\nSkyline House\r\nBlock C\r\nSwan Street\r\nManchester\r\nGreater Manchester\r\nM4 5JG\r\nUnited Kingdom\r\n0044 7911 123456',
      'Chen/Wei | 7911123456 | Greater Manchester/Manchester | Apt 12/Skyline House/Block C, Swan Street | M4 5JG',
    ],
    [
      '10 Downing Street, London, sw1a2aa, England.\nJohn Smith\nMobile no. 07911 123456',
      'Smith/John | 7911123456 | London | 10 Downing Street | SW1A 2AA',
    ],
    [
      'The Old Rectory, Church Lane, Fakenham NR21 0HU',
      '?/? | ? | Fakenham | The Old Rectory/Church Lane | NR21 0HU',
    ],
  ])('sorts out a British block as people send it: %s', async (text, expected) => {
    expect(await read(text)).toBe(expected);
  });

  it('shows a wrong identity number as it stands, and says so', async () => {
    const { fields, unsure } = await guess('北京市朝阳区建国路88号 张伟 13900001234 110105199002290018');
    expect([fields.id_card_number, fields.address_line]).toEqual(['110105199002290018', '建国路88号']);
    expect(unsure).toContain('id_card_number');
  });

  it('invents nothing: of other words every needed field is unsure', async () => {
    const { fields, unsure } = await guess('hello');
    expect(fields.first_name).toBeUndefined();
    expect(unsure).toEqual(expect.arrayContaining(['first_name', 'last_name', 'mobile', 'city', 'zip_code']));
  });
});
