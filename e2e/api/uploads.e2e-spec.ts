import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startGateway } from '@parcelway/gateway';
import { eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { Api } from '../kit/api';
import type { Envelope } from '../kit/api';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYxRC6iiGUAYUCAEDUBfuU1bifAAAAAElFTkSuQmCC',
  'base64',
);
const XLSX = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(64, 7)]);
const PDF = Buffer.from('%PDF-1.4\n%%EOF');

interface File {
  readonly id: number;
  readonly url: string;
  readonly full_url: string;
  readonly name: string;
  readonly size: number;
  readonly mimetype: string;
  readonly suffix: string;
  readonly sha1: string;
}

type Answered = Envelope<{ file: File }>;

describe('uploads', () => {
  let stack: Stack;
  let api: Api;
  let admin: Api;
  let member: Api;

  const send = async (
    by: Api,
    path: string,
    bytes: Uint8Array,
    name: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Answered> => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const answer = await by.fetch(path, { method: 'POST', body }, { lang: 'en' });
    return (await answer.json()) as Answered;
  };
  const asStaff = (bytes: Uint8Array, name: string, fields = {}) =>
    send(admin, '/admin/ajax/upload?uuid=1', bytes, name, fields);
  const asDemo = (bytes: Uint8Array, name: string, fields = {}) =>
    send(member, '/api/ajax/upload', bytes, name, fields);
  const onDisk = (url: string): boolean => existsSync(join(stack.config.dataDir, url));
  const rows = (sql: string) => stack.rows<Record<string, unknown>>(`SELECT ${sql}`);

  beforeAll(async () => {
    stack = await startStack({ services: [user], gateway: startGateway });
    api = new Api(stack.url);
    const logIn = async (path: string, body: object) =>
      (await api.ok(api.post<{ userInfo: { token: string } }>(path, body))).userInfo.token;
    admin = api.as({ token: await logIn('/admin/Index/login', { username: 'admin', password: 'Admin123' }) });
    member = api.as({
      token: await logIn('/api/user/checkIn', { tab: 'login', username: 'demo', password: 'Demo1234' }),
    });
  });
  afterAll(() => stack.stop());

  it('10. answers a relative and a full address, the first time without zeros', async () => {
    const { code, msg, data } = await asStaff(PNG, 'café 标签.png');
    expect([code, msg]).toEqual([1, 'File uploaded successfully']);
    expect(Object.keys(data.file).sort()).toEqual(
      [
        ...['admin_id', 'full_url', 'height', 'id', 'last_upload_time', 'lastuploadtime', 'mimetype', 'name'],
        ...['sha1', 'size', 'storage', 'suffix', 'topic', 'url', 'width'],
      ].sort(),
    );
    expect(data.file).toMatchObject({
      name: 'café标签.png',
      suffix: 'png',
      mimetype: 'image/png',
      size: PNG.length,
      width: 2,
      height: 3,
      storage: 'local',
      topic: 'default',
    });
    expect(data.file.url).toMatch(/^\/storage\/default\/\d{8}\/café标签[0-9a-f]{40}\.png$/);
    expect(data.file.full_url).toBe(`${stack.url}${data.file.url}`);
    expect(onDisk(data.file.url)).toBe(true);
    const served = await api.fetch(data.file.url, {});
    expect(Buffer.from(await served.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('10. keeps the same bytes once and counts them', async () => {
    const first = await asStaff(PDF, 'a.pdf', { topic: 'papers' });
    const again = await asStaff(PDF, 'b.pdf', { topic: 'papers' });
    expect(again.data.file).toMatchObject({ id: first.data.file.id, url: first.data.file.url, user_id: 0 });
    const other = await asStaff(PDF, 'a.pdf');
    expect(other.data.file.id).not.toBe(first.data.file.id);
    expect(await rows(`quote FROM user_service.attachment WHERE id = ${first.data.file.id}`)).toEqual([
      { quote: 2 },
    ]);
  });

  it('notes ten uploads of one file at the same moment in one row', async () => {
    const bytes = Buffer.concat([PDF, Buffer.from('together')]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => asDemo(bytes, 'same.pdf')));
    expect(new Set(answers.map(({ data }) => data.file.id)).size).toBe(1);
    expect(
      await rows(`quote FROM user_service.attachment WHERE id = ${answers[0]?.data.file.id ?? 0}`),
    ).toEqual([{ quote: 10 }]);
  });

  it('C20: keeps Chinese and accented names as they are', async () => {
    for (const [bytes, name] of [
      [XLSX, '运单模板.xlsx'],
      [PNG, 'café.png'],
    ] as const) {
      const { data } = await asDemo(bytes, name);
      expect(data.file.name).toBe(name);
      expect(await rows(`name FROM user_service.attachment WHERE id = ${data.file.id}`)).toEqual([{ name }]);
    }
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'a.png', 'The data of the uploaded file is incomplete!'],
    [
      'a page called a picture',
      Buffer.from('<html>'),
      'a.png',
      'The uploaded image file is not a valid image',
    ],
    [
      '10. a picture that does not decode',
      PNG.subarray(0, 40),
      'a.png',
      'The uploaded image file is not a valid image',
    ],
    ['a page', Buffer.from('<html></html>'), 'a.html', 'The type of uploaded file is not allowed!'],
    ['a drawing that may run', Buffer.from('<svg/>'), 'a.svg', 'The type of uploaded file is not allowed!'],
    ['a script', Buffer.from('alert(1)'), 'a.js', 'The type of uploaded file is not allowed!'],
    [
      'a page called text',
      Buffer.from('\ufeff <!DOCTYPE html>'),
      'a.txt',
      'The type of uploaded file is not allowed!',
    ],
    ['a program called PDF', Buffer.from('MZ\u0000'), 'a.pdf', 'The type of uploaded file is not allowed!'],
    [
      '10. a type that is not on the list',
      Buffer.from('x,y'),
      'a.csv',
      'The type of uploaded file is not allowed!',
    ],
  ])('refuses %s', async (_name, bytes, filename, msg) => {
    expect(await asStaff(bytes, filename)).toMatchObject({ code: 0, msg, data: null });
  });

  it('refuses those that run also when every type is allowed', async () => {
    const save = (upload_mimetype: string) =>
      admin.ok(admin.post('/admin/routine.Config/edit', { upload_mimetype }));
    const [before] = await rows(`value FROM user_service.config WHERE name = 'upload_mimetype'`);
    await save('*');
    const unknown = await eventually(async () => {
      const answer = await asStaff(Buffer.from([1, 0, 2]), 'a.dat');
      return answer.code === 1 && answer;
    });
    expect(unknown.data.file.mimetype).toBe('application/octet-stream');
    for (const name of ['a.html', 'a.svg', 'a.xml', 'a.js'])
      expect((await asStaff(Buffer.from('<x/>'), name)).code).toBe(0);
    expect((await asStaff(Buffer.from('<script>'), 'a.dat')).code).toBe(0);
    await save(String(before?.['value']));
  });

  it('10. refuses what is too large, names no file, or a strange topic or driver', async () => {
    const large = await asStaff(Buffer.alloc(10 * 1024 * 1024 + 1, 1), 'a.zip');
    expect(large.msg).toBe('The size of the uploaded file exceeds the allowed range!');
    expect((await asStaff(PNG, 'a.png', { topic: '../etc' })).msg).toBe('Topic format error');
    expect((await asStaff(PNG, 'a.png', { driver: 'ftp' })).msg).toBe('Driver ftp not supported');
    const body = new FormData();
    body.append('other', 'x');
    const answer = await admin.fetch('/admin/ajax/upload', { method: 'POST', body }, { lang: 'en' });
    expect((await answer.json()) as Answered).toMatchObject({ code: 0, msg: 'No files were uploaded' });
  });

  it('asks for a log in', async () => {
    expect((await send(api, '/api/ajax/upload', PNG, 'a.png')).code).toBe(302);
    expect((await send(api, '/admin/ajax/upload', PNG, 'a.png')).code).toBe(302);
  });

  it('gives files out so that none runs in the site’s name', async () => {
    const [picture, sheet] = [await asDemo(PNG, 'p.png'), await asDemo(XLSX, '表.xlsx')];
    const heard = await api.fetch(picture.data.file.url, {});
    expect(Object.fromEntries(heard.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(heard.headers.get('content-disposition')).toMatch(/^inline/);
    expect((await api.fetch(sheet.data.file.url, {})).headers.get('content-disposition')).toMatch(
      /^attachment/,
    );
    const etag = heard.headers.get('etag') ?? '';
    expect((await api.fetch(picture.data.file.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await api.fetch(picture.data.file.url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${PNG.length}`,
      'PNG',
    ]);
    expect((await api.fetch(picture.data.file.url, { headers: { range: 'bytes=9999-' } })).status).toBe(416);
    expect((await api.fetch(picture.data.file.url, { method: 'HEAD' })).headers.get('content-length')).toBe(
      String(PNG.length),
    );
    for (const path of ['/storage/default/none.png', '/storage/..%2fsecret', '/storage/'])
      expect((await api.fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it('shows private files to their uploader and the staff alone', async () => {
    const { data } = await asDemo(PDF, 'proof.pdf', { topic: 'proof' });
    const statusFor = async (by: Api, headers = {}) => (await by.fetch(data.file.url, { headers })).status;
    expect(data.file.url).toMatch(/^\/storage\/private\/proof\//);
    expect(await statusFor(api)).toBe(404);
    expect(await statusFor(member)).toBe(200);
    const token = await api.ok(
      api.post<{ userInfo: { token: string } }>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
      }),
    );
    expect(await statusFor(api, { batoken: token.userInfo.token })).toBe(200);
  });

  it('deletes rows and files together, a file that another row has stays', async () => {
    const bytes = Buffer.concat([PDF, Buffer.from('to go')]);
    const mine = (await asDemo(bytes, 'gone.pdf')).data.file;
    const staffs = (await asStaff(bytes, 'gone.pdf')).data.file;
    expect(mine.url).toBe(staffs.url);
    const del = (id: number) =>
      admin.fetch(`/admin/routine.Attachment/del?ids[]=${id}`, { method: 'DELETE' }, { lang: 'en' });
    expect((await (await del(mine.id)).json()) as Answered).toMatchObject({
      code: 1,
      msg: '1 records and files have been deleted',
    });
    const probe = (await asDemo(Buffer.concat([bytes, PDF]), 'probe.pdf')).data.file;
    await del(probe.id);
    await eventually(async () => !onDisk(probe.url));
    expect(onDisk(staffs.url)).toBe(true);
    await del(staffs.id);
    await eventually(async () => !onDisk(staffs.url));
  });

  it('lists attachments newest upload first, with suffix, full address and uploader', async () => {
    const path =
      '/admin/routine.Attachment/index?limit=8&search[0][field]=mimetype&search[0][val]=image&search[0][operator]=LIKE';
    const { list } = await admin.ok(admin.get<{ list: Record<string, unknown>[] }>(path));
    expect(list.length).toBeGreaterThan(1);
    expect(list.every(({ mimetype }) => String(mimetype).startsWith('image/'))).toBe(true);
    const times = list.map((row) => Number(row['last_upload_time']));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(list[0]).toMatchObject({
      suffix: 'png',
      full_url: expect.stringMatching(/\/storage\//) as unknown,
    });
    const byMember = list.find((row) => row['user_id'] === 1);
    expect(byMember?.['user']).toMatchObject({ id: 1, nickname: '林悦' });
    expect(JSON.stringify(list)).not.toContain('argon2');
  });

  it('escapes the suffix picture and shows it with the back office’s token in its address', async () => {
    const open = await api.fetch('/api/ajax/buildSuffixSvg?suffix=%3Cb%3E&server=1', {});
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await open.text()).toContain('&#60;B&#62;');
    const { userInfo } = await api.ok(
      api.post<{ userInfo: { token: string } }>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
      }),
    );
    const shown = await api.fetch(`/admin/ajax/buildSuffixSvg?batoken=${userInfo.token}&suffix=zip`, {});
    expect(await shown.text()).toContain('rgb(229,160,168)');
    const closed = await api.fetch('/admin/ajax/buildSuffixSvg?suffix=zip', {});
    expect(((await closed.json()) as Answered).code).toBe(302);
  });
});
