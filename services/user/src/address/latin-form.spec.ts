import 'reflect-metadata';
import { latinAddress, latinName } from './latin-form';

describe('latinName', () => {
  it.each([
    ['林', '建国', 'Lin Jianguo'],
    ['单', '田芳', 'Shan Tianfang'],
    ['欧阳', '修', 'Ouyang Xiu'],
    ['吕', '悦', 'Lyu Yue'],
    ['Smith', 'Jane', ''],
  ])('spells %s %s as "%s"', async (last_name, first_name, expected) => {
    expect(await latinName({ last_name, first_name })).toBe(expected);
  });
});

describe('latinAddress', () => {
  const part = { address_line_2: '', address_line_3: '', district: '', city: '', province: '' };

  it('spells a Chinese address from the house to the province, words kept short', async () => {
    expect(
      await latinAddress({
        ...part,
        address_line: '沙州北路 26 号 3 单元 501',
        district: '敦煌市',
        city: '酒泉市',
        province: '甘肃省',
      }),
    ).toBe('Shazhou Beilu 26 Hao 3 Danyuan 501, Dunhuangshi, Jiuquanshi, Gansusheng');
  });

  it('leaves an address in Latin letters alone and gives up on one too long to print', async () => {
    expect(await latinAddress({ ...part, address_line: '48 Park Lane' })).toBe('');
    expect(await latinAddress({ ...part, address_line: '窗'.repeat(60) })).toBe('');
  });
});
