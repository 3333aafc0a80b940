import type {
  BoxView,
  CallContext,
  ChannelView,
  Client,
  GoodsCategoryView,
  Handlers,
  InsuranceTypeView,
  ListBoxes,
  ListChannels,
  ListGoodsCategories,
  MemberTerms,
  Page,
  PageRequest,
} from '@parcelway/contracts';
import { channelCatalogue, member as memberContract, pageOf } from '@parcelway/contracts';
import { formatMoney, gramsToKg, mmToCm } from '@parcelway/money';
import { InjectClient, Serves } from '@parcelway/platform';
import type { ChannelEntity } from '../channel/channel.entity';
import { resolvePrice } from '../quote/domain/price-resolution';
import type { PriceBook } from '../quote/price-book';
import { PriceBooks } from '../quote/price-books';

/** Rows of a catalogue when the caller names no limit: all of them, they are few. */
const ALL = 100;

/** What a customer chooses from, at the caller's prices; answers from the price book in memory. */
@Serves(channelCatalogue)
export class ChannelCatalogueService implements Handlers<typeof channelCatalogue> {
  constructor(
    private readonly books: PriceBooks,
    @InjectClient(memberContract) private readonly members: Client<typeof memberContract>,
  ) {}

  async channels(request: ListChannels, context: CallContext): Promise<Page<ChannelView>> {
    const book = await this.books.current();
    const terms = await this.termsOf(context);
    const wanted = book.channels.filter(
      (channel) =>
        (request.kind ? [request.kind, 'both'].includes(channel.kind) : channel.kind !== 'sheet') &&
        (!request.country || book.countries.get(channel.countryId)?.code === request.country.toUpperCase()),
    );
    return page(wanted, request, (channel) => channelView(channel, book, terms, context));
  }

  async boxes(request: ListBoxes, context: CallContext): Promise<Page<BoxView>> {
    const book = await this.books.current();
    return page([...book.boxes.values()], request, (box) => ({
      id: box.id,
      name: named(box, context),
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
    _context: CallContext,
  ): Promise<Page<GoodsCategoryView>> {
    const book = await this.books.current();
    return page([...book.categories.values()], request, (category) => ({
      id: category.id,
      pid: category.pid,
      name_zh: category.nameZh,
      name_en: category.nameEn,
      hs_code: category.hsCode,
      is_prohibited: category.isProhibited ? '1' : '0',
      is_restricted: category.isRestricted ? '1' : '0',
    }));
  }

  async insuranceTypes(request: ListBoxes, context: CallContext): Promise<Page<InsuranceTypeView>> {
    const book = await this.books.current();
    const rules = request.channel_id
      ? book.channels
          .filter(({ id }) => id === Number(request.channel_id))
          .map(({ insuranceRuleId }) => insuranceRuleId)
      : [...book.insuranceOf.keys()].slice(0, 1);
    const types = rules.flatMap((rule) => (rule === null ? [] : (book.insuranceOf.get(rule) ?? [])));
    return page(types, request, (type) => ({
      id: type.id,
      name: named(type, context),
      cover: formatMoney(type.cover, type.currency),
      premium: formatMoney(type.premium, type.currency),
      currency: type.currency,
      is_free: type.isFree ? '1' : '0',
    }));
  }

  private async termsOf(context: CallContext): Promise<MemberTerms | null> {
    const { identity } = context;
    return identity.kind === 'member' ? this.members.terms({ user_id: identity.id }, context) : null;
  }
}

function channelView(
  channel: ChannelEntity,
  book: PriceBook,
  terms: MemberTerms | null,
  context: CallContext,
): ChannelView {
  const target = { userId: terms?.user_id ?? null, groupId: terms?.group_id ?? null, at: new Date() };
  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], target);
  return {
    id: channel.id,
    code: channel.code,
    name: named(channel, context),
    transport: channel.transport,
    currency: channel.currency,
    divisor: channel.divisor,
    eta_min_days: channel.etaMinDays,
    eta_max_days: channel.etaMaxDays,
    first_weight: price && gramsToKg(price.firstWeightG),
    first_price: price && formatMoney(price.firstPrice, channel.currency),
    step_weight: gramsToKg(channel.weightStepG),
    step_price: price && formatMoney(price.stepPrice, channel.currency),
    max_box_weight: gramsToKg(channel.maxBoxWeightG),
    max_side: mmToCm(channel.maxSideMm),
    max_girth: channel.maxGirthMm === null ? null : mmToCm(channel.maxGirthMm),
    sender_pickup: channel.senderPickup ? '1' : '0',
    needs_id_card: channel.needsIdCard ? '1' : '0',
    intro: context.locale === 'en' ? channel.introEn : channel.introZh,
  };
}

function named(row: { readonly nameZh: string; readonly nameEn: string }, { locale }: CallContext): string {
  return locale === 'en' ? row.nameEn : row.nameZh;
}

function page<Row, View>(rows: readonly Row[], request: PageRequest, view: (row: Row) => View): Page<View> {
  const { limit, offset } = pageOf({ ...request, limit: request.limit ?? ALL });
  return { list: rows.slice(offset, offset + limit).map(view), total: rows.length, remark: '' };
}
