import { answers, call, defineContract, defineEvent } from '../define';
import { Anything, Text } from '../validation';
import type { BusinessSettings } from './business-settings';
import { Myself } from './member.contract';

/** What every client is told of the site; nothing else of the settings leaves for members. */
export interface SiteSettings {
  readonly site_name: string;
  readonly record_number: string;
  readonly version: string;
  /** Empty = the host that was asked. */
  readonly cdn_url: string;
  readonly api_url: string;
  /** Site-relative address of a picture, or ''. */
  readonly service_wechat_qr_code: string;
  readonly service_phone: string;
  readonly service_email: string;
  readonly open_member_center: boolean;
  readonly upload: UploadSettings;
  /** Live terms, titles in the caller's language. */
  readonly protocols: readonly {
    readonly code: string;
    readonly title: string;
    readonly version_no: number;
  }[];
  /** Addresses and networks (CIDR) that get no answer. For the gateway, never for clients. */
  readonly no_access_ip: readonly string[];
  /** Origins beside the site's own that pictures come from: bucket and CDN. For the gateway. */
  readonly picture_origins: readonly string[];
}

export interface UploadSettings {
  readonly mode: 'local' | 's3' | 'alioss';
  readonly max_bytes: number;
  /** Comma list of suffixes, MIME types and `major/*`, or `*`. */
  readonly mimetype: string;
  /** Template of the stored name. */
  readonly save_name: string;
}

/** One setting as a settings form shows it: title and tip in the caller's language, the value typed (wire contract 10.1). */
export interface SettingView {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly title: string;
  readonly tip: string;
  readonly type: string;
  /** `******` for a secret that is set. */
  readonly value: unknown;
  readonly content: Readonly<Record<string, string>> | '';
  /** Comma list of checks. */
  readonly rule: string;
  readonly extend: Readonly<Record<string, string>> | readonly [];
  readonly input_extend: Readonly<Record<string, string>> | readonly [];
  readonly allow_del: 0 | 1;
  readonly weigh: number;
  readonly version: number;
}

export interface SettingGroup {
  readonly name: string;
  readonly title: string;
  readonly list: readonly SettingView[];
}

export interface SettingGroups {
  readonly groups: readonly SettingGroup[];
  /** Shortcuts beside the form: label and route name. */
  readonly quick_entrance: readonly { readonly key: string; readonly value: string }[];
}

/** Values by name; names that are no setting are passed over. With `versions`, each must be the stored one. */
export class SaveSettings {
  @Anything() values!: Readonly<Record<string, unknown>>;
  @Anything() versions?: Readonly<Record<string, unknown>>;
  @Text({ max: 30, optional: true }) group?: string;
}

/** The mail settings of a form, saved or not; a masked password is the stored one. */
export class TestMail {
  @Anything() form!: Readonly<Record<string, unknown>>;
  @Text({ max: 100, pattern: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/ }) testMail!: string;
}

/** Settings of the site. `groups` and `save` are the staff's. Errors: request.invalid (fields by name), crud.changed_by_another. */
export const siteSettings = defineContract('user.site-settings', {
  site: call(Myself, answers<SiteSettings>()),
  /** For other services. */
  business: call(Myself, answers<BusinessSettings>()),
  groups: call(Myself, answers<SettingGroups>()),
  save: call(SaveSettings, answers<null>()),
  /** Errors: request.invalid for a setting that is missing, config.mail_failed. */
  sendTestMail: call(TestMail, answers<null>(), { deadlineMs: 20_000 }),
});

/** Settings have other values now; whoever keeps some reads them again. */
export const settingsChanged = defineEvent<{ readonly names: readonly string[] }>('user.settings-changed', 1);
