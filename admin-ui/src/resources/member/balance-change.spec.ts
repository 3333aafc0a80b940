import { balanceChange } from './balance-change';

describe('changing a balance', () => {
  it('adds and takes away exactly', () => {
    expect(balanceChange('1000.00', '100')).toEqual({
      before: '1000.00',
      change: '100.00',
      after: '1100.00',
    });
    expect(balanceChange('0.30', '-0.10')).toEqual({ before: '0.30', change: '-0.10', after: '0.20' });
    expect(balanceChange('5.00', '+1.5')).toEqual({ before: '5.00', change: '1.50', after: '6.50' });
  });

  it('refuses text that is no amount, zero, and more than there is', () => {
    expect(balanceChange('5.00', 'ten')).toEqual({ fault: 'member.amountWrong' });
    expect(balanceChange('5.00', '')).toEqual({ fault: 'member.amountWrong' });
    expect(balanceChange('5.00', '1.005')).toEqual({ fault: 'member.amountWrong' });
    expect(balanceChange('5.00', '0.00')).toEqual({ fault: 'member.amountZero' });
    expect(balanceChange('5.00', '-5.01')).toEqual({ fault: 'member.belowZero' });
  });

  it('lets a balance be emptied to the penny', () => {
    expect(balanceChange('5.00', '-5.00')).toMatchObject({ after: '0.00' });
  });
});
