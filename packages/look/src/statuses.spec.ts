import { payStatusKey, statusChoices, statusWord } from './statuses';

describe('status words', () => {
  it('gives word and tone in both languages', () => {
    expect(statusWord('luggageOrder', 1, 'zh-cn')).toEqual({
      tone: 'warning',
      text: '待付款',
      struck: false,
    });
    expect(statusWord('waybill', '11', 'en')).toEqual({ tone: 'neutral', text: 'Void', struck: true });
  });

  it('shows an undeclared number as unknown with that number', () => {
    expect(statusWord('waybill', 99, 'zh-cn').text).toBe('未知 (99)');
    expect(statusWord('pay', null, 'en').text).toBe('Unknown (-)');
  });

  it('lists the choices of an entity in their order', () => {
    expect(statusChoices('luggageOrder', 'en').map((choice) => choice.value)).toEqual(
      Array.from({ length: 12 }, (_, n) => String(n)),
    );
  });

  it('computes part paid and part refunded from the amounts', () => {
    expect(payStatusKey(1, '10.00')).toBe('part_paid');
    expect(payStatusKey(1, '0.00')).toBe('1');
    expect(payStatusKey(2, '10.00', '1.00')).toBe('part_refunded');
    expect(payStatusKey('3')).toBe('3');
  });
});
