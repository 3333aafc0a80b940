/** Kinds that each key of an object may have, `number|null` for either of two. */
export type Shape = Readonly<Record<string, string>>;

/** Passes when the object has the keys of the shape and no other, each of a kind the shape allows, whatever the values are. */
export function expectShape(value: object | undefined, shape: Shape): void {
  const kinds = Object.entries(value ?? {}).map(([key, one]) => {
    const kind = kindOf(one);
    const allowed = shape[key] ?? '';
    return [key, allowed.split('|').includes(kind) ? allowed : kind];
  });
  expect(Object.fromEntries(kinds)).toEqual(shape);
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Spellings of the older client generation beside those of the newer. */
const rowTimes = {
  ...{ create_time: 'number', createtime: 'number', update_time: 'number', updatetime: 'number' },
} as const;
const lastLogin = {
  ...{ last_login_time: 'number|null', lastlogintime: 'number|null' },
  ...{ last_login_ip: 'string', lastloginip: 'string' },
} as const;
/** A row's number and version. */
const row = { id: 'number', version: 'number', ...rowTimes } as const;

export const page: Shape = { list: 'array', total: 'number', remark: 'string' };
export const treePage: Shape = { list: 'array', remark: 'string' };

export const loggedInAdmin: Shape = {
  ...{ id: 'number', username: 'string', nickname: 'string', avatar: 'string' },
  ...{ last_login_time: 'string', lastlogintime: 'string' },
  ...{ token: 'string', refresh_token: 'string', refreshToken: 'string' },
};

/** Without tokens: the clients lay it over what they hold. */
export const bootAdmin: Shape = {
  ...{ id: 'number', username: 'string', nickname: 'string', avatar: 'string' },
  ...{ last_login_time: 'string', lastlogintime: 'string', super: 'boolean' },
};

export const boot: Shape = { adminInfo: 'object', menus: 'array', siteConfig: 'object', terminal: 'object' };

export const site: Shape = {
  ...{ siteName: 'string', recordNumber: 'string', version: 'string', cdnUrl: 'string', upload: 'object' },
  ...{ service_wechat_qr_code: 'string', service_phone: 'string', service_email: 'string' },
  ...{ protocols: 'array' },
};

export const upload: Shape = {
  ...{ mode: 'string', maxSize: 'number', maxsize: 'number', saveName: 'string', savename: 'string' },
  ...{ allowedSuffixes: 'string', allowedMimeTypes: 'array', mimetype: 'string' },
};

export const terminal: Shape = {
  ...{ phpDevelopmentServer: 'boolean', installServicePort: 'string', npmPackageManager: 'string' },
};

/** A node of the back office's menu, its children aside. */
export const menuNode: Shape = {
  ...{ id: 'number', pid: 'number', type: 'string', title: 'string', name: 'string', path: 'string' },
  ...{ icon: 'string', menu_type: 'string|null', url: 'string', component: 'string' },
  ...{ keepalive: 'number|string', extend: 'string' },
};

/** A row of the menu as its screen lists and opens it, its children aside. */
export const menuRow: Shape = {
  ...row,
  ...menuNode,
  ...{ keepalive: 'number', remark: 'string', weigh: 'number', status: 'string' },
  ...{ title_en: 'string', remark_en: 'string', ui_icon: 'string' },
};

/** A node of the member centre's menu, its children aside. */
export const memberMenuNode: Shape = {
  ...{ id: 'number', pid: 'number', type: 'string', title: 'string', name: 'string', path: 'string' },
  ...{ icon: 'string', menu_type: 'string', url: 'string', component: 'string' },
  ...{ no_login_valid: 'number', extend: 'string' },
};

/** A member as the form of the staff opens it. */
export const memberForm: Shape = {
  ...row,
  ...lastLogin,
  ...{ username: 'string', nickname: 'string', avatar: 'string', group_id: 'number', email: 'string' },
  ...{ mobile: 'string', gender: 'number', birthday: 'string|null', money: 'string', score: 'number' },
  ...{ motto: 'string', status: 'string', join_time: 'number', jointime: 'number', join_ip: 'string' },
  ...{ login_failure: 'number', password: 'string' },
  ...{ mobile_code: 'string', language: 'string', remark: 'string' },
};

const { password: _password, ...listedMember } = memberForm;
/** The same in a list. */
export const memberRow: Shape = { ...listedMember, group: 'object', nickname_text: 'string' };

export const memberGroupRow: Shape = {
  ...row,
  ...{ name: 'string', rules: 'array', status: 'string' },
  ...{ name_en: 'string', discount_bp: 'number', is_default: 'string' },
};

/** What an admin has uploaded for the first time: without the keys that would be 0. */
export const uploadedPicture: Shape = {
  ...{ id: 'number', topic: 'string', admin_id: 'number', url: 'string', full_url: 'string' },
  ...{ width: 'number', height: 'number', size: 'number', name: 'string', mimetype: 'string' },
  ...{ suffix: 'string', storage: 'string', sha1: 'string' },
  ...{ last_upload_time: 'number', lastuploadtime: 'number' },
};

/** A member's own record, without tokens. */
export const memberInfo: Shape = {
  ...{ id: 'number', username: 'string', nickname: 'string', email: 'string', mobile: 'string' },
  ...{ avatar: 'string', gender: 'number', birthday: 'string|null', money: 'string', score: 'number' },
  ...{ join_time: 'number', jointime: 'number', motto: 'string' },
  ...lastLogin,
  ...{ mobile_code: 'string', language: 'string', group: 'object', currency: 'string', is_frozen: 'boolean' },
};

const record = {
  ...{ id: 'number', user_id: 'number', memo: 'string', create_time: 'number', createtime: 'number' },
} as const;
export const moneyRecord: Shape = { ...record, money: 'string', before: 'string', after: 'string' };
export const scoreRecord: Shape = { ...record, score: 'number', before: 'number', after: 'number' };
