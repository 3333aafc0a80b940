import type { SettingView } from '@parcelway/contracts';
import { changedSettings, formValues, mailForm } from './settings-form';

const setting = (name: string, type: string, value: unknown, version = 1): SettingView => ({
  id: 1,
  name,
  group: 'mail',
  title: name,
  tip: '',
  type,
  value,
  content: '',
  rule: '',
  extend: [],
  input_extend: [],
  allow_del: 0,
  weigh: 0,
  version,
});

const list = [
  setting('smtp_server', 'string', 'mail.example'),
  setting('smtp_pass', 'password', '******', 4),
  setting('steps', 'array', [{ key: '1', value: '50' }]),
];

describe('the settings form', () => {
  it('never starts with a secret', () => {
    expect(formValues(list)).toMatchObject({ smtp_server: 'mail.example', smtp_pass: '' });
  });

  it('sends what was changed alone, at the versions that were read', () => {
    const steps = [
      { key: '1', value: '50' },
      { key: '2', value: '100' },
    ];
    expect(changedSettings(list, { ...formValues(list), steps })).toEqual({
      values: { steps },
      versions: { steps: 1 },
    });
    expect(changedSettings(list, { ...formValues(list), smtp_pass: 'new' })).toEqual({
      values: { smtp_pass: 'new' },
      versions: { smtp_pass: 4 },
    });
    expect(changedSettings(list, formValues(list)).values).toEqual({});
  });

  it('clears what was emptied', () => {
    expect(changedSettings(list, { ...formValues(list), smtp_server: null }).values).toEqual({
      smtp_server: '',
    });
  });

  it('tries a mail with the stored secret until another is typed', () => {
    expect(mailForm(list, formValues(list))['smtp_pass']).toBe('******');
    expect(mailForm(list, { ...formValues(list), smtp_pass: 'typed' })['smtp_pass']).toBe('typed');
  });
});
