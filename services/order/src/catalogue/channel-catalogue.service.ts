import type {
  AccessorialView,
  BoxView,
  CallContext,
  ChannelByIdOrCode,
  ChannelDetail,
  ChannelOptions,
  ChannelView,
  GoodsCategoryView,
  GoodsView,
  Handlers,
  InsuranceTypeView,
  ListBoxes,
  ListChannels,
  ListGoods,
  ListGoodsCategories,
  OfChannel,
  PackageLimits,
  Page,
  PageRequest,
} from '@parcelway/contracts';
import { channelCatalogue, DomainError, PACKAGE_LIMITS, pageOf } from '@parcelway/contracts';
import { formatMoney, gramsToKg, mmToCm } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import type { ChannelEntity } from '../channel/channel.entity';
import { CustomerFacts } from '../customer-copy/customer-facts';
import type { PriceBook } from '../quote/price-book';
import { PriceBooks } from '../quote/price-books';
import { OrderSettings } from '../settings/order-settings';
import {
  accessorialsOf,
  categoryView,
  channelDetail,
  channelView,
  goodsView,
  insuranceTypesOf,
  lookerOf,
  named,
} from './catalogue-views';
import type { Looker } from './catalogue-views';

/** Rows of a catalogue when the caller names no limit: all of them, they are few. */
const ALL = 100;

/** What a customer chooses from, at the caller's prices; answers from the price book in memory. */
@Serves(channelCatalogue)
export class ChannelCatalogueService implements Handlers<typeof channelCatalogue> {
  constructor(
    private readonly books: PriceBooks,
    private readonly customers: CustomerFacts,
    private readonly settings: OrderSettings,
  ) {}

  async channels(request: ListChannels, context: CallContext): Promise<Page<ChannelView>> {
    const looker = await this.looker(context);
    return page(wanted(request, looker.book), request, (channel) => channelView(channel, looker));
  }

  async channelOptions(request: ListChannels, context: CallContext): Promise<ChannelOptions> {
    const { book, locale } = await this.looker(context);
    const found = page(wanted(request, book), request, (channel) => ({
      id: channel.id,
      name: named(channel, locale),
      code: channel.code,
      currency: channel.currency,
      transport: channel.transport,
    }));
    return {
      ...found,
      options: found.list.map(({ id, name }) => ({ value: id, label: name, disabled: false })),
    };
  }

  async channelDetail({ id, code }: ChannelByIdOrCode, context: CallContext): Promise<ChannelDetail> {
    const looker = await this.looker(context);
    const channel = looker.book.channels.find((one) => (id ? one.id === Number(id) : one.code === code));
    if (!channel) throw new DomainError('channel.not_found');
    return channelDetail(channel, looker);
  }

  async boxes(request: ListBoxes, { locale }: CallContext): Promise<Page<BoxView>> {
    const book = await this.books.known();
    return page([...book.boxes.values()], request, (box) => ({
      id: box.id,
      name: named(box, locale),
      length: mmToCm(box.lengthMm),
      width: mmToCm(box.widthMm),
      height: mmToCm(box.heightMm),
      max_weight: gramsToKg(box.maxWeightG),
      material_price: formatMoney(box.materialPrice, box.currency),
      is_own: box.isOwn ? '1' : '0',
    }));
  }

  async goodsCategories(
    request: ListGoodsCategories,
    context: CallContext,
  ): Promise<Page<GoodsCategoryView>> {
    const looker = await this.looker(context);
    const { book } = looker;
    const channel = request.channel_id ? channelOf(book, request.channel_id) : null;
    const country = [...book.countries.values()].find(
      (one) => request.country && one.code === request.country.toUpperCase(),
    );
    const countryId = channel?.countryId ?? country?.id;
    const route = countryId === undefined ? null : { countryId, channelId: channel?.id ?? null };
    return page([...book.categories.values()], request, (category) => categoryView(category, route, looker));
  }

  async goods(request: ListGoods, _context: CallContext): Promise<Page<GoodsView>> {
    const book = await this.books.known();
    const text = (request.quick_search ?? request.quickSearch ?? '').trim().toLowerCase();
    const found = [...book.goods.values()].filter(
      (one) =>
        (!request.category_id || one.categoryId === Number(request.category_id)) &&
        (text === '' || `${one.nameZh} ${one.nameEn}`.toLowerCase().includes(text)),
    );
    return page(found, request, goodsView);
  }

  async insuranceTypes(request: ListBoxes, context: CallContext): Promise<Page<InsuranceTypeView>> {
    const looker = await this.looker(context);
    const { book } = looker;
    const ruleId = request.channel_id
      ? channelOf(book, request.channel_id).insuranceRuleId
      : ([...book.insuranceOf.keys()][0] ?? null);
    return page(insuranceTypesOf(ruleId, looker), request, (type) => type);
  }

  async accessorials(request: ListBoxes, context: CallContext): Promise<Page<AccessorialView>> {
    const looker = await this.looker(context);
    const channel = request.channel_id
      ? channelOf(looker.book, request.channel_id)
      : looker.book.channels.find(({ kind }) => kind !== 'sheet');
    return page(channel ? accessorialsOf(channel, looker) : [], request, (service) => service);
  }

  async packageLimits({ channel_id }: OfChannel, _context: CallContext): Promise<PackageLimits> {
    const book = await this.books.known();
    const channel = channel_id ? channelOf(book, channel_id) : null;
    const girth = channel?.maxGirthMm ?? null;
    const settings = this.settings.now;
    return {
      max_packages: settings.max_packages,
      max_items: settings.max_items,
      max_weight: gramsToKg(Math.min(channel?.maxBoxWeightG ?? Infinity, settings.max_weight_kg * 1_000)),
      max_side: mmToCm(Math.min(channel?.maxSideMm ?? Infinity, settings.max_side_cm * 10)),
      max_girth: girth === null ? null : mmToCm(girth),
      min_weight: PACKAGE_LIMITS.minWeightKg,
      volume_note: settings.volume_note,
    };
  }

  private async looker(context: CallContext): Promise<Looker> {
    const { identity, locale } = context;
    const [book, terms] = await Promise.all([
      this.books.known(),
      identity.kind === 'member' ? this.customers.terms(identity.id, context) : null,
    ]);
    return lookerOf(book, terms, locale);
  }
}

function wanted({ kind, country }: ListChannels, book: PriceBook): ChannelEntity[] {
  return book.channels.filter(
    (channel) =>
      (kind ? [kind, 'both'].includes(channel.kind) : channel.kind !== 'sheet') &&
      (!country || book.countries.get(channel.countryId)?.code === country.toUpperCase()),
  );
}

function channelOf(book: PriceBook, id: number | string): ChannelEntity {
  const channel = book.channels.find((one) => one.id === Number(id));
  if (!channel) throw new DomainError('channel.not_found');
  return channel;
}

function page<Row, View>(rows: readonly Row[], request: PageRequest, view: (row: Row) => View): Page<View> {
  const { limit, offset } = pageOf({ ...request, limit: request.limit ?? ALL });
  return { list: rows.slice(offset, offset + limit).map(view), total: rows.length, remark: '' };
}
