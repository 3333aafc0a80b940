import { eventually, screenshot } from '@parcelway/testing';
import type { Stack, TestBrowser } from '@parcelway/testing';
import type { Page } from 'playwright-core';
import { barriers, tabTo } from '../kit/access';
import { Api } from '../kit/api';
import { keptCode } from '../kit/kept-codes';
import { choose, openPage } from '../kit/pages';
import type { Lang } from '../kit/pages';
import { logIn, logInAsStaff } from '../kit/shipment';
import { clickAsked, clickBeside, readDigits } from '../kit/shown-captcha';
import { endWalk, startWalk } from '../kit/walk';

const words = {
  'zh-cn': {
    register: '注册账户',
    username: '账户',
    email: '邮箱',
    send: '发送验证码',
    waiting: /秒后重发/,
    code: '验证码',
    wrongCode: '请输入正确的验证码',
    password: '密码',
    strong: '够强',
    enter: '注册并登录',
    terms: '《运输条款》',
    close: '关闭',
    week: '近七天',
    numbers: '看数据',
    profile: '个人资料',
    nickname: '昵称',
    gender: '性别',
    female: '女',
    birthday: '生日',
    motto: '个性签名',
    save: '保存',
    saved: '已保存',
    avatar: '头像',
    uploaded: '图片已上传，保存后生效',
    changeEmail: '更换 邮箱',
    next: '下一步',
    newEmail: '新邮箱',
    emailChanged: '邮箱已更新',
    bindMobile: '绑定 手机号',
    newMobile: '新手机号',
    mobileBound: '手机号已更新',
    digits: '图片验证码',
    digitsPicture: /验证码图片/,
    anotherPicture: '换一张',
    wrongClicks: '点的位置不对，请再试一次',
    changePassword: '修改密码',
    oldPassword: '现在的密码',
    newPassword: '新密码',
    again: '再填一次新密码',
    changed: '密码已更改，请重新登录',
    logIn: '登录',
    forgot: '忘记密码',
    find: '找回密码',
    setPassword: '设置新密码',
    found: '密码已更改，请用新密码登录',
    devices: '登录设备',
    thisDevice: '本机',
    end: /退出登录 /,
    endNow: '退出登录',
    ended: '已退出',
    records: '余额记录',
    noRecords: '还没有记录',
    api: 'API 参数',
    makeKey: '生成密钥',
    once: '密钥只显示这一次，请马上保存到安全的地方。',
    secret: '密钥',
    kept: '我已保存',
  },
  en: {
    register: 'Create account',
    username: 'User name',
    email: 'E-mail',
    send: 'Send code',
    waiting: /Again in/,
    code: 'Code',
    wrongCode: 'Please enter the correct verification code',
    password: 'Password',
    strong: 'Strong',
    enter: 'Create account',
    terms: 'terms of carriage',
    close: 'Close',
    week: 'Last seven days',
    numbers: 'See the numbers',
    profile: 'Profile',
    nickname: 'Nickname',
    gender: 'Gender',
    female: 'Female',
    birthday: 'Birthday',
    motto: 'Motto',
    save: 'Save',
    saved: 'Saved',
    avatar: 'Picture',
    uploaded: 'Uploaded; save to use it',
    changeEmail: 'Change E-mail',
    next: 'Next',
    newEmail: 'New E-mail',
    emailChanged: 'E-mail changed',
    bindMobile: 'Add Mobile',
    newMobile: 'New Mobile',
    mobileBound: 'Mobile changed',
    digits: 'Code in the picture',
    digitsPicture: /Picture with a code/,
    anotherPicture: 'Another one',
    wrongClicks: 'That was not the right place, please try again',
    changePassword: 'Change password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    again: 'New password again',
    changed: 'Password changed, please log in again',
    logIn: 'Log in',
    forgot: 'Forgot password',
    find: 'Find password',
    setPassword: 'Set new password',
    found: 'Password changed, log in with the new one',
    devices: 'Devices',
    thisDevice: 'This device',
    end: /Log out /,
    endNow: 'Log out',
    ended: 'Logged out',
    records: 'Balance records',
    noRecords: 'No records yet',
    api: 'API parameters',
    makeKey: 'Make a key',
    once: 'The secret is shown this one time, keep it in a safe place now.',
    secret: 'Secret',
    kept: 'I have kept it',
  },
};

/** One red point, as PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const NEED_LOG_IN = [302, 303];

let stack: Stack;
let browser: TestBrowser;
let staff: Api;

beforeAll(async () => {
  ({ stack, browser } = await startWalk());
  staff = await logInAsStaff(new Api(stack.url));
}, 120_000);
afterAll(() => endWalk({ stack, browser }), 60_000);

describe.each([
  ['laptop', 'zh-cn', 'lin_yue', '7700900461'],
  ['phone', 'en', 'may_lin', '7700900462'],
] as const)('a new member on a %s in %s', (viewport, lang: Lang, username, mobile) => {
  const say = words[lang];
  const person = { email: `${username}@example.com`, newEmail: `${username}@mail.example.com` };
  const passwords = { first: 'Suitcase-2026', second: 'Harbour-Leeds-7', third: 'Night Train 88' };
  const api = () => new Api(stack.url, { lang });
  let page: Page;

  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const secretField = (name: string) => page.getByLabel(name, { exact: true });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const open = (path: string) => page.goto(`${stack.url}${path}`);
  /** Pictures the page and finds no barrier on it. */
  const look = async (name: string): Promise<void> => {
    expect(await barriers(page)).toEqual([]);
    await screenshot(page, `member-${viewport}-${lang}-${name}`);
  };
  const askForCode = async (to: string, event: string): Promise<string> => {
    await press(say.send);
    await page.getByRole('button', { name: say.waiting }).waitFor();
    return keptCode(staff, to, event);
  };
  const logInWith = async (name: string, password: string): Promise<void> => {
    await field(say.username).fill(name);
    await secretField(say.password).fill(password);
    await press(say.logIn);
  };

  beforeAll(async () => {
    page = await openPage(browser, viewport);
    await page.addInitScript(`localStorage.setItem('parcelway.language', '${lang}')`);
  });
  afterAll(() => page.context().close());

  it('registers by e-mail and is logged in', async () => {
    await open('/user/login');
    await page.getByRole('link', { name: say.register }).click();
    await heading(say.register).waitFor();
    await press(say.terms);
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click();
    await field(say.username).fill(username);
    await field(say.email).fill(person.email);
    const code = await askForCode(person.email, 'user_register');
    await secretField(say.password).fill(passwords.first);
    await page.getByText(say.strong).waitFor();
    await field(say.code).fill('222222');
    await press(say.enter);
    await page.getByRole('alert').getByText(say.wrongCode).waitFor();
    await look('register');
    await field(say.code).fill(code);
    await press(say.enter);
    await page.waitForURL('**/user/account/overview');
    await heading(new RegExp(username)).waitFor();
    expect(
      await stack.rows('SELECT email, username FROM user_service.member WHERE username = $1', [username]),
    ).toEqual([{ email: person.email, username }]);
  }, 120_000);

  it('sees seven days as bars and as numbers', async () => {
    await page.getByRole('heading', { name: say.week }).waitFor();
    await press(say.numbers);
    const table = page.getByRole('table', { name: say.week });
    expect(await table.getByRole('row').count()).toBe(8);
    await look('overview');
  }, 120_000);

  it('edits the profile with a picture', async () => {
    await open('/user/account/profile');
    await heading(say.profile).waitFor();
    await secretField(say.avatar)
      .last()
      .setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByText(say.uploaded).waitFor();
    await field(say.nickname).fill('林 Yue');
    await choose(page.getByRole('main'), say.gender, say.female);
    await page.getByLabel(say.birthday).fill('1994-02-28');
    await page.getByLabel(say.motto).fill('行李先走 <b>一步</b>');
    await press(say.save);
    await page.getByText(say.saved).waitFor();
    const [row] = await stack.rows(
      `SELECT nickname, gender, to_char(birthday, 'YYYY-MM-DD') AS birthday, motto, avatar FROM user_service.member WHERE username = $1`,
      [username],
    );
    expect(row).toMatchObject({
      nickname: '林 Yue',
      gender: 2,
      birthday: '1994-02-28',
      motto: '行李先走 <b>一步</b>',
      avatar: expect.stringMatching(/^\/storage\//) as string,
    });
    await page.reload();
    await eventually(async () => (await field(say.nickname).inputValue()) === '林 Yue');
    await look('profile');
  }, 120_000);

  it('changes the e-mail address by two codes', async () => {
    await press(say.changeEmail);
    const dialog = page.getByRole('dialog');
    await secretField(say.password).fill(passwords.first);
    await field(say.code).fill(await askForCode(person.email, 'user_email_verify'));
    await look('verify-email');
    await press(say.next);
    await field(say.newEmail).fill(person.newEmail);
    await field(say.code).fill(await askForCode(person.newEmail, 'user_change_email'));
    await dialog.getByRole('button', { name: say.save }).click();
    await page.getByText(say.emailChanged).waitFor();
    await page.getByRole('main').getByText(person.newEmail).waitFor();
  }, 120_000);

  it('adds a mobile number by a code and the password', async () => {
    await press(say.bindMobile);
    const dialog = page.getByRole('dialog');
    await field(say.newMobile).fill(mobile);
    await field(say.code).fill(await askForCode(`+44${mobile}`, 'user_change_mobile'));
    await secretField(say.password).fill(passwords.first);
    await look('add-mobile');
    await dialog.getByRole('button', { name: say.save }).click();
    await page.getByText(say.mobileBound).waitFor();
    await page.getByRole('main').getByText(mobile).waitFor();
  }, 120_000);

  it('sees devices and logs one out', async () => {
    const other = await logIn(api(), username, passwords.first);
    await open('/user/account/sessions');
    await page.getByText(say.thisDevice).waitFor();
    await look('devices');
    await page.getByRole('button', { name: say.end }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: say.endNow }).click();
    await page.getByText(say.ended, { exact: true }).waitFor();
    await eventually(async () => NEED_LOG_IN.includes((await other.get('/api/user/index')).code));
  }, 120_000);

  it('makes an API key whose secret is shown once', async () => {
    await open('/user/account/apiParam');
    await press(say.makeKey);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say.once).waitFor();
    const secret = await dialog.getByLabel(say.secret, { exact: true }).innerText();
    expect(secret.length).toBeGreaterThanOrEqual(40);
    await press(say.kept);
    await page.getByText(`…${secret.slice(-4)}`).waitFor();
    expect(await page.content()).not.toContain(secret);
    await look('api');
  }, 120_000);

  it('finds the records still empty', async () => {
    await open('/user/account/balanceRecord');
    await page.getByText(say.noRecords).waitFor();
    await look('records');
  }, 120_000);

  it('changes the password by keyboard, which ends every session', async () => {
    const elsewhere = await logIn(api(), username, passwords.first);
    await open('/user/account/changePassword');
    await heading(say.changePassword).waitFor();
    const typed = [
      [say.oldPassword, passwords.first],
      [say.newPassword, passwords.second],
      [say.again, passwords.second],
    ] as const;
    for (const [name, text] of typed) {
      await tabTo(page, secretField(name));
      await page.keyboard.type(text);
    }
    await look('password');
    await page.keyboard.press('Enter');
    await page.getByText(say.changed).waitFor();
    await page.waitForURL('**/user/login');
    await eventually(async () => NEED_LOG_IN.includes((await elsewhere.get('/api/user/index')).code));
    await logInWith(username, passwords.first);
    await page.getByRole('alert').first().waitFor();
    await logInWith(username, passwords.second);
    await page.waitForURL('**/user/account/overview');
  }, 120_000);

  it('proves to be a person by digits of a picture, or by clicks on one', async () => {
    const door = async (kind: string): Promise<void> => {
      await staff.ok(staff.post('/admin/routine.Config/edit', { user_login_captcha: kind }));
      await page.evaluate('localStorage.clear()');
      await page.evaluate(`localStorage.setItem('parcelway.language', '${lang}')`);
      await open('/user/login');
    };
    await door('image');
    await field(say.digits).fill('0000');
    await logInWith(username, passwords.second);
    await page.getByRole('alert').first().waitFor();
    await look('captcha-image');
    await secretField(say.password).fill(passwords.second);
    await field(say.digits).fill(await readDigits(stack, page, say.digitsPicture));
    await press(say.logIn);
    await page.waitForURL('**/user/account/overview');

    const known = page.waitForResponse(/user\/checkIn/);
    await door('click');
    await known;
    await logInWith(username, passwords.second);
    const picture = page.getByRole('application');
    await picture.waitFor();
    await look('captcha-click');
    await clickBeside(page);
    await page.getByText(say.wrongClicks).waitFor();
    await clickAsked(stack, page, () => press(say.anotherPicture));
    await page.waitForURL('**/user/account/overview');
    await staff.ok(staff.post('/admin/routine.Config/edit', { user_login_captcha: 'none' }));
  }, 120_000);

  it('finds the password again by the new address', async () => {
    await page.evaluate('localStorage.clear()');
    await page.evaluate(`localStorage.setItem('parcelway.language', '${lang}')`);
    await open('/user/login');
    await page.getByRole('link', { name: say.forgot }).click();
    await heading(say.find).waitFor();
    await field(say.email).fill(person.newEmail);
    await field(say.code).fill(await askForCode(person.newEmail, 'user_retrieve_pwd'));
    await secretField(say.newPassword).fill(passwords.third);
    await look('find-password');
    await press(say.setPassword);
    await page.getByText(say.found).waitFor();
    await logInWith(person.newEmail, passwords.third);
    await page.waitForURL('**/user/account/overview');
    await heading(/Yue/).waitFor();
  }, 120_000);
});
