import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { CACHE_CLEARED, pricesChanged } from '@parcelway/contracts';
import { batched, NATS } from '@parcelway/platform';
import type { NatsConnection, Subscription } from 'nats';
import { DataSource } from 'typeorm';
import type { EntityMetadata, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import type { PriceBook } from './price-book';
import { pricedEntities, readPriceBook } from './price-book';

/** The word that prices have changed reaches every process at once; this is for one that missed it. */
const LOOK_MS = 1_000;
const MOST_ASKING = 1_000;
/** Set on a connection whose transaction wrote something that prices are made of. */
const WROTE = 'wrotePrices';

interface Written {
  readonly metadata: EntityMetadata;
  readonly queryRunner: QueryRunner;
}

/**
 * Keeps the price tables in memory. Triggers raise `price_book.book_version` in the transaction of every change to one of them and say
 * `order.prices-changed`; a process that hears it, that made the change itself, or whose look at the version every second finds another,
 * compares versions before its next answer. A warm quote reads nothing.
 */
@Injectable()
export class PriceBooks implements OnModuleInit, OnModuleDestroy, EntitySubscriberInterface {
  /** The newest version; those who ask while the database is being asked share the next answer. */
  private readonly newest = batched(async (asked: readonly null[]) => {
    const [row] = await this.dataSource.query<{ book_version: string }[]>(
      'SELECT book_version FROM price_book WHERE id = 1',
    );
    return asked.map(() => row?.book_version ?? '0');
  }, MOST_ASKING);
  private book: PriceBook | null = null;
  private loading: Promise<PriceBook> | null = null;
  private isSure = false;
  /** Counts the reasons to doubt the book, so that one that comes during a look is not forgotten. */
  private doubts = 0;
  private subscriptions: readonly Subscription[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
    this.subscriptions = [pricesChanged.subject, CACHE_CLEARED].map((subject) =>
      this.nats.subscribe(subject, { callback: () => this.doubt() }),
    );
    this.timer = setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    for (const subscription of this.subscriptions) subscription.unsubscribe();
    if (this.timer) clearInterval(this.timer);
  }

  /** The book as far as this process knows: at most two seconds behind. */
  async known(): Promise<PriceBook> {
    return this.book && this.isSure ? this.book : this.current();
  }

  /** The newest book; asks the database for its version. */
  async current(): Promise<PriceBook> {
    const doubts = this.doubts;
    const book = await this.at(await this.newest(null));
    if (doubts === this.doubts) this.isSure = true;
    return book;
  }

  /** The book at `version` or newer. */
  async at(version: string): Promise<PriceBook> {
    let book = this.book;
    while (!book || BigInt(book.version) < BigInt(version)) book = await this.load();
    return book;
  }

  afterInsert(written: Written): void {
    note(written);
  }

  afterUpdate(written: Written): void {
    note(written);
  }

  afterRemove(written: Written): void {
    note(written);
  }

  afterSoftRemove(written: Written): void {
    note(written);
  }

  /** Whoever changed a price through this process gets it in the next answer. */
  afterTransactionCommit({ queryRunner }: { readonly queryRunner: QueryRunner }): void {
    const { data } = queryRunner as { data: Record<string, unknown> };
    if (data[WROTE]) this.doubt();
    delete data[WROTE];
  }

  private doubt(): void {
    this.doubts += 1;
    this.isSure = false;
  }

  /** Without an answer of the database nothing is certain, and the next quote asks it. */
  private async look(): Promise<void> {
    if (!this.book || !this.isSure) return;
    const version = await this.newest(null).catch(() => null);
    if (version !== this.book.version) this.doubt();
  }

  private load(): Promise<PriceBook> {
    this.loading ??= readPriceBook(this.dataSource)
      .then((book) => (this.book = book))
      .finally(() => (this.loading = null));
    return this.loading;
  }
}

function note({ metadata, queryRunner }: Written): void {
  if (pricedEntities.has(metadata.target))
    (queryRunner as { data: Record<string, unknown> }).data[WROTE] = true;
}
