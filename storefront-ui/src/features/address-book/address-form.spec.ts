import { firstProblem } from '../../ui/rules';
import type { AddressRow } from '../../api/types';
import { addressChecks, emptyAddress, formOf } from './address-form';

const gb = addressChecks('GB', '44');
const cn = addressChecks('CN', '86');

describe('address form', () => {
  it('starts a receiver in China with its calling code and a sender in the UK', () => {
    expect(emptyAddress('2', '先生')).toMatchObject({ country: 'CN', mobile_code: '86' });
    expect(emptyAddress('1', '女士')).toMatchObject({ country: 'GB', mobile_code: '44' });
  });

  it('opens a kept address without its plus sign and without the masked id card', () => {
    const row = { address_type: 2, mobile_code: '+86', id_card_number: '110******002X' } as AddressRow;
    expect(formOf(row)).toMatchObject({ address_type: '2', mobile_code: '86', id_card_number: '' });
  });

  it('says what is right about a Chinese postcode of five digits', () => {
    expect(firstProblem('73620', cn.zip_code)).toEqual({ key: 'rule.cnPostcode', values: { length: 5 } });
    expect(firstProblem('736200', cn.zip_code)).toBeNull();
  });

  it('takes UK postcodes without their space and refuses letters that no postcode has', () => {
    expect(firstProblem('ls31ew', gb.zip_code)).toBeNull();
    expect(firstProblem('QS3 1EW', gb.zip_code)?.key).toBe('rule.gbPostcode');
  });

  it('checks mobiles by their calling code', () => {
    expect(firstProblem('7700900142', gb.mobile)).toBeNull();
    expect(firstProblem('139 0000 1234', cn.mobile)).toBeNull();
    expect(firstProblem('123', cn.mobile)?.key).toBe('rule.cnPhone');
  });

  it('leaves an empty id card alone and refuses a wrong check character', () => {
    expect(firstProblem('', cn.id_card_number)).toBeNull();
    expect(firstProblem('11010519491231002X', cn.id_card_number)).toBeNull();
    expect(firstProblem('110105194912310021', cn.id_card_number)?.key).toBe('rule.idCard');
  });

  it('wants Latin letters in the Latin lines and a district in China only', () => {
    expect(firstProblem('敦煌', cn.latin_address)?.key).toBe('rule.latin');
    expect(firstProblem('Unit 3-501, 26 Shazhou North Road', cn.latin_address)).toBeNull();
    expect(firstProblem('', cn.district)?.key).toBe('rule.required');
    expect(firstProblem('', gb.district)).toBeNull();
  });
});
