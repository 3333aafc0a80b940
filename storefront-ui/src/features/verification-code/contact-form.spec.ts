import { contactOf } from './contact-form';

describe('how a person is reached', () => {
  it('gives the address of the chosen kind', () => {
    const form = { email: ' lin@example.com', mobile: '7700 900142', mobile_code: '44' };
    expect(contactOf({ ...form, kind: 'email' })).toBe('lin@example.com');
    expect(contactOf({ ...form, kind: 'mobile' })).toBe('7700 900142');
  });
});
