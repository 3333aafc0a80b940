import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { SettingItem } from '@parcelway/contracts';
import { CACHE_CLEARED, settingList, settingNumber, settingsChanged } from '@parcelway/contracts';
import { FieldCipher, NATS } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';
import { DataSource } from 'typeorm';
import type { SettingName } from './setting-items';
import { settingItems } from './setting-items';
import { lines } from './setting-values';

/** A change reaches every process by event; this is for one that was cut off meanwhile. */
const KNOWN_MS = 30_000;

interface Stored {
  readonly type: string;
  readonly value: string;
}

/** Values of the settings, kept in memory until one changes. A setting whose row is missing has its declared value. */
@Injectable()
export class Settings implements OnModuleInit, OnModuleDestroy {
  private stored: Promise<ReadonlyMap<string, Stored>> | null = null;
  private knownUntil = 0;
  private subscriptions: readonly Subscription[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  onModuleInit(): void {
    this.subscriptions = [settingsChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, { callback: () => this.drop() }),
    );
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
  }

  /** The value as text, a secret in the open. */
  async text(name: SettingName): Promise<string> {
    const { type, value } = (await this.all()).get(name) ?? settingItems[name];
    return type === 'password' && value !== '' ? this.cipher.decrypt(value) : value;
  }

  async flag(name: SettingName): Promise<boolean> {
    return (await this.text(name)) === '1';
  }

  /** A number; the declared one where what is stored is none. */
  async number(name: SettingName): Promise<number> {
    return settingNumber(settingItems[name], await this.text(name));
  }

  /** Entries of a list: the lines of a text, the values of `[{key, value}]`. */
  async list(name: SettingName): Promise<readonly string[]> {
    const item: SettingItem = settingItems[name];
    const text = await this.text(name);
    return item.type === 'array' ? settingList(text) : lines(text);
  }

  /** The next question reads the table again. */
  drop(): void {
    this.stored = null;
  }

  private all(): Promise<ReadonlyMap<string, Stored>> {
    if (this.stored && Date.now() < this.knownUntil) return this.stored;
    const reading = this.read();
    this.stored = reading;
    this.knownUntil = Date.now() + KNOWN_MS;
    reading.catch(() => this.drop());
    return reading;
  }

  private async read(): Promise<ReadonlyMap<string, Stored>> {
    const rows = await this.dataSource.query<(Stored & { readonly name: string })[]>(
      `SELECT name, type, value FROM config`,
    );
    return new Map(rows.map(({ name, type, value }) => [name, { type, value }]));
  }
}
