import type {
  BusinessSettings,
  CallContext,
  FieldError,
  Handlers,
  Locale,
  Myself,
  SaveSettings,
  SettingGroup,
  SettingGroups,
  SettingView,
  SiteSettings,
  TestMail,
} from '@parcelway/contracts';
import {
  businessSettingNames,
  businessSettings,
  DomainError,
  settingsChanged,
  siteSettings,
} from '@parcelway/contracts';
import { configResource } from '@parcelway/contracts/resources';
import { bind, BoundResource, CaptureRules, Captor } from '@parcelway/crud';
import { FieldCipher, invalidFields, Outbox, Serves } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { LIVE_PROTOCOLS } from '../content/content.queries';
import { ConfigEntity } from './config.entity';
import type { SmtpSettings } from '../sent-message/mail-transport';
import { MailTransport } from '../sent-message/mail-transport';
import { pictureOrigins } from './picture-origins';
import { settingGroups, settingItems } from './setting-items';
import { acceptValue, isSecret, lines, objectIn, SECRET_MASK, typedValue } from './setting-values';
import { groupTitle, settingTip, settingTitle } from './setting-words';
import { Settings } from './settings';

const MEGABYTE = 1024 * 1024;
const SMTP_SETTINGS = [
  'smtp_server',
  'smtp_port',
  'smtp_user',
  'smtp_pass',
  'smtp_verification',
  'smtp_sender_mail',
] as const;

const testMailWords: Readonly<Record<Locale, { readonly subject: string; readonly text: string }>> = {
  'zh-cn': { subject: '这是一封测试邮件', text: '收到这封邮件，说明邮件服务已经可以使用。' },
  en: { subject: 'This is a test email', text: 'This mail has arrived: the mail settings work.' },
};

interface Entry {
  readonly key: string;
  readonly value: string;
}

@Serves(siteSettings)
export class ConfigService implements Handlers<typeof siteSettings> {
  private readonly captor: Captor;
  private readonly bound: BoundResource;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
    private readonly cipher: FieldCipher,
    private readonly outbox: Outbox,
    private readonly mail: MailTransport,
    captureRules: CaptureRules,
  ) {
    this.captor = new Captor(captureRules, outbox, cipher);
    this.bound = BoundResource.from(bind(configResource, ConfigEntity), {}, dataSource);
  }

  async site(_request: Myself, { locale }: CallContext): Promise<SiteSettings> {
    const { settings } = this;
    const mode = await settings.text('upload_mode');
    return {
      site_name: await settings.text('site_name'),
      record_number: await settings.text('record_number'),
      version: await settings.text('version'),
      cdn_url: await settings.text('cdn_url'),
      api_url: await settings.text('api_url'),
      service_wechat_qr_code: await settings.text('service_wechat_qr_code'),
      service_phone: await settings.text('service_phone'),
      service_email: await settings.text('service_email'),
      open_member_center: await settings.flag('open_member_center'),
      upload: {
        mode: mode === 's3' || mode === 'alioss' ? mode : 'local',
        max_bytes: Math.round((await settings.number('upload_maxsize')) * MEGABYTE),
        mimetype: await settings.text('upload_mimetype'),
        save_name: await settings.text('upload_savename'),
      },
      protocols: await this.dataSource.query<SiteSettings['protocols'][number][]>(LIVE_PROTOCOLS, [
        locale === 'en',
      ]),
      no_access_ip: lines(await settings.text('no_access_ip')),
      picture_origins: await pictureOrigins(settings),
    };
  }

  async business(): Promise<BusinessSettings> {
    const texts = await Promise.all(
      businessSettingNames.map(async (name) => [name, await this.settings.text(name)] as const),
    );
    return businessSettings(Object.fromEntries(texts));
  }

  async groups(_request: Myself, context: CallContext): Promise<SettingGroups> {
    staffOnly(context);
    const rows = await this.dataSource.manager.find(ConfigEntity, { order: { weigh: 'DESC', id: 'ASC' } });
    const { locale } = context;
    const listed = entriesOf(rows, 'config_group');
    const names = new Map([
      ...listed.map(({ key, value }) => [key, groupTitle(key, value, locale)] as const),
      ...Object.entries(settingGroups)
        .filter(([key]) => !listed.some((one) => one.key === key))
        .map(([key, [zh]]) => [key, groupTitle(key, zh, locale)] as const),
    ]);
    const groups: SettingGroup[] = [...names].map(([name, title]) => ({
      name,
      title,
      list: rows.filter(({ group }) => group === name).map((row) => viewOf(row, locale)),
    }));
    return { groups, quick_entrance: entriesOf(rows, 'config_quick_entrance') };
  }

  async save(request: SaveSettings, context: CallContext): Promise<null> {
    staffOnly(context);
    const { values = {}, versions = {}, group } = request;
    const names = Object.keys(values).filter((name) => name.length <= 30);
    const changed = await this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(ConfigEntity, {
        where: { name: In(names), ...(group ? { group } : {}) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      return this.write(manager, rows, values, versions, context);
    });
    if (changed) {
      this.outbox.committed();
      this.settings.drop();
    }
    return null;
  }

  async sendTestMail({ form, testMail }: TestMail, context: CallContext): Promise<null> {
    staffOnly(context);
    const smtp: Record<string, string> = {};
    for (const name of SMTP_SETTINGS) {
      const sent = typeof form[name] === 'string' || typeof form[name] === 'number' ? String(form[name]) : '';
      smtp[name] = sent === SECRET_MASK ? await this.settings.text(name) : sent.trim();
    }
    const missing = SMTP_SETTINGS.filter((name) => smtp[name] === '');
    if (missing.length > 0)
      throw invalidFields(
        missing.map((name) => ({
          field: name,
          rule: 'required',
          params: { label: settingItems[name].title[context.locale === 'en' ? 1 : 0] },
        })),
      );
    const words = testMailWords[context.locale];
    const subject = `${words.subject}-${await this.settings.text('site_name')}`;
    try {
      await this.mail.send({ to: testMail, subject, text: words.text }, smtp as unknown as SmtpSettings);
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : '';
      throw new DomainError('config.mail_failed', { reason });
    }
    return null;
  }

  private async write(
    manager: EntityManager,
    rows: readonly ConfigEntity[],
    values: SaveSettings['values'],
    versions: Readonly<Record<string, unknown>>,
    context: CallContext,
  ): Promise<boolean> {
    const { locale, requestId } = context;
    const broken: FieldError[] = [];
    const changed: ConfigEntity[] = [];
    for (const row of rows) {
      const read = versions[row.name];
      if (read !== undefined && Number(read) !== row.version)
        throw new DomainError('crud.changed_by_another');
      const accepted = acceptValue(row, values[row.name]);
      if (accepted === null) continue;
      if ('rule' in accepted) {
        const { rule, params } = accepted;
        broken.push({ field: row.name, rule, params: { label: settingTitle(row, locale), ...params } });
      } else if (isSecret(row) || accepted.stored !== row.value) {
        row.value = isSecret(row) ? this.cipher.encrypt(accepted.stored) : accepted.stored;
        changed.push(row);
      }
    }
    if (broken.length > 0) throw invalidFields(broken);
    if (changed.length === 0) return false;
    for (const row of changed) {
      const tell = await this.captor.beforeEdit(this.bound, row.id, context, manager);
      await manager.save(row);
      await tell();
    }
    await this.outbox.add(manager, settingsChanged, { names: changed.map(({ name }) => name) }, requestId);
    return true;
  }
}

function staffOnly({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}

function entriesOf(rows: readonly ConfigEntity[], name: string): readonly Entry[] {
  const value = typedValue(
    rows.find((row) => row.name === name) ?? { name, type: 'array', value: '', content: '', rule: '' },
  );
  return Array.isArray(value) ? (value as Entry[]) : [];
}

function viewOf(row: ConfigEntity, locale: Locale): SettingView {
  const { id, name, group, type, rule, weigh, version } = row;
  return {
    id,
    name,
    group,
    title: settingTitle(row, locale),
    tip: settingTip(row, locale),
    type,
    value: typedValue(row),
    content: objectIn(row.content, ''),
    rule,
    extend: objectIn(row.extend, []),
    input_extend: objectIn(row.inputExtend, []),
    allow_del: row.allowDel ? 1 : 0,
    weigh,
    version,
  };
}
