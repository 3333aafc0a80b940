import { emailRule, mobileRule } from './contact-rules';

describe('e-mail addresses and mobiles', () => {
  it.each(['lin@example.com', ' lin@mail.example.co.uk '])('takes %s', (text) =>
    expect(emailRule(text)).toBeNull(),
  );
  it.each(['lin', 'lin@example', 'l in@example.com', 'lin@.com', '@example.com'])('refuses %s', (text) =>
    expect(emailRule(text)?.key).toBe('rule.email'),
  );

  it('checks a mobile by its calling code', () => {
    expect(mobileRule('44')('07700 900142')).toBeNull();
    expect(mobileRule('86')('13900001234')).toBeNull();
    expect(mobileRule('86')('7700900142')?.key).toBe('rule.cnPhone');
    expect(mobileRule('44')('123')?.key).toBe('rule.gbPhone');
  });
});
