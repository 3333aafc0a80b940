import type { RuleChoice } from './rule-choices';
import { choiceName, placeOf, tickedFields } from './rule-choices';

const members: RuleChoice = {
  controller: 'user/User.php',
  label: ['会员', 'Members'],
  connection: 'user',
  data_table: 'member',
  primary_key: 'id',
  fields: { mobile: ['手机', 'Mobile'] },
};

describe('the choices of a rule', () => {
  it('are called by the resource and where its rows lie, in the language of the reader', () => {
    expect(choiceName(members, 'zh-cn')).toBe('会员 (user.member)');
    expect(choiceName(members, 'en')).toBe('Members (user.member)');
  });

  it('bring table and key along', () => {
    expect(placeOf(members)).toEqual({ data_table: 'member', primary_key: 'id' });
    expect(placeOf(undefined)).toEqual({ data_table: '', primary_key: 'id' });
  });

  it('keep the titles of fields that stay ticked, and leave those of new ones to the server', () => {
    expect(tickedFields({ mobile: '手机号', email: '邮箱' }, ['mobile', 'status'])).toEqual({
      mobile: '手机号',
      status: '',
    });
    expect(tickedFields(null, ['mobile'])).toEqual({ mobile: '' });
  });
});
