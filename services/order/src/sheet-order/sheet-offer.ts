import { Injectable } from '@nestjs/common';
import type { CallContext, Client, MemberTerms, SheetOrderBody, SheetQuotes } from '@parcelway/contracts';
import { address, DomainError, errorTexts, fillText, serviceContext } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, invalidFields } from '@parcelway/platform';
import type { ChannelEntity } from '../channel/channel.entity';
import { CustomerFacts } from '../customer-copy/customer-facts';
import { isCovered } from '../quote/domain/cover';
import { priceOrder } from '../quote/domain/price-formula';
import { resolvePrice } from '../quote/domain/price-resolution';
import type { PriceBook } from '../quote/price-book';
import { PriceBooks } from '../quote/price-books';
import type { SheetPrice } from './domain/sheet-price';

/** What a package costs and on which channel, in the channel's currency. */
export interface SheetOffer extends SheetPrice {
  readonly channel: ChannelEntity;
  readonly chargedG: number;
}

/** As much of a package as its price needs. */
export type PricedParcel = Pick<
  SheetOrderBody,
  'channel_id' | 'receiverCountryCode' | 'receiverZipCode' | 'packageWeight'
>;

/** Prices packages by weight alone: nobody tells the size of an e-commerce package. */
@Injectable()
export class SheetOffers {
  constructor(
    private readonly books: PriceBooks,
    private readonly customers: CustomerFacts,
    @InjectClient(address) private readonly addresses: Client<typeof address>,
  ) {}

  /** Errors: request.invalid for a sender's address that is not the member's and for a channel that is none; quote.not_covered, quote.no_price, sheet.weight, each with its field; member.not_found. */
  async of(userId: number, body: SheetOrderBody, context: CallContext): Promise<SheetOffer> {
    await this.assertSender(userId, body, context);
    const { terms, book } = await this.pricesFor(userId, context);
    const field = channelField(body);
    const channel = packageChannels(book).find(({ id, code }) =>
      field === 'channel_id' ? id === Number(body.channel_id) : code === body.channel_code,
    );
    if (!channel) throw invalidFields([{ field, rule: 'unknown' }]);
    return offer(channel, book, terms, body, new Date());
  }

  /** The parcel on every channel for packages. Errors: member.not_found. */
  async quotes(userId: number, parcel: PricedParcel, context: CallContext): Promise<SheetQuotes> {
    const { terms, book } = await this.pricesFor(userId, context);
    const at = new Date();
    const quotes: SheetQuotes['quotes'][number][] = [];
    const refused: SheetQuotes['refused'][number][] = [];
    for (const channel of packageChannels(book)) {
      const named = {
        channel_id: channel.id,
        name: context.locale === 'en' ? channel.nameEn : channel.nameZh,
      };
      try {
        const { amount, chargedG } = offer(channel, book, terms, parcel, at);
        const { currency } = channel;
        quotes.push({ ...named, currency, amount: formatMoney(amount, currency), charged_g: chargedG });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ ...named, text: fillText(errorTexts[error.code][context.locale], error.params) });
      }
    }
    return { quotes, refused };
  }

  private async assertSender(
    userId: number,
    { sender_address_id: id }: SheetOrderBody,
    context: CallContext,
  ): Promise<void> {
    if (!id) return;
    const { locale, requestId, deadline } = context;
    const identity = { kind: 'member', id: userId, sessionId: '' } as const;
    await this.addresses.get({ id }, { identity, locale, requestId, deadline }).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'address.not_found')
        throw invalidFields([{ field: 'sender_address_id', rule: 'refused' }]);
      throw error;
    });
  }

  private async pricesFor(
    userId: number,
    context: CallContext,
  ): Promise<{ readonly terms: MemberTerms; readonly book: PriceBook }> {
    const asService = serviceContext('order', context.requestId, context.deadline - Date.now());
    const [terms, book] = await Promise.all([this.customers.terms(userId, asService), this.books.current()]);
    return { terms, book };
  }
}

/** The field that named the channel. */
export const channelField = ({
  channel_id,
}: Pick<SheetOrderBody, 'channel_id'>): 'channel_id' | 'channel_code' =>
  channel_id ? 'channel_id' : 'channel_code';

const noPrice = (body: PricedParcel): DomainError =>
  new DomainError('quote.no_price', {}, [{ field: channelField(body), rule: 'refused' }]);

const packageChannels = (book: PriceBook): readonly ChannelEntity[] =>
  book.channels.filter(({ kind }) => kind !== 'luggage');

function offer(
  channel: ChannelEntity,
  book: PriceBook,
  terms: MemberTerms,
  body: PricedParcel,
  at: Date,
): SheetOffer {
  const cover = { include: channel.cover?.include ?? [], exclude: channel.cover?.exclude ?? [] };
  if (book.countries.get(channel.countryId)?.code !== body.receiverCountryCode)
    throw new DomainError('quote.not_covered', {}, [{ field: 'receiverCountryCode', rule: 'refused' }]);
  if (!isCovered(cover, body.receiverZipCode))
    throw new DomainError('quote.not_covered', {}, [{ field: 'receiverZipCode', rule: 'refused' }]);
  if (body.packageWeight > channel.maxBoxWeightG) {
    const { maxBoxWeightG: max } = channel;
    throw new DomainError('sheet.weight', { weight: body.packageWeight, max }, [
      { field: 'packageWeight', rule: 'max', params: { max } },
    ]);
  }
  const price = resolvePrice(book.pricesOf.get(channel.id) ?? [], {
    userId: terms.user_id,
    groupId: terms.group_id,
    at,
  });
  if (!price) throw noPrice(body);
  const rule = channel.remoteRuleId === null ? undefined : book.remoteRules.get(channel.remoteRuleId);
  const priced = priceOrder({
    channel: { ...channel, divisor: null },
    price,
    packagingLines: (book.linesOf.get(price.id) ?? []).map((line) => ({
      boxIds: line.packagingBoxId.split(',').map(Number),
      price: line.price,
    })),
    boxes: [
      {
        no: 1,
        packagingBoxId: 0,
        weightG: body.packageWeight,
        lengthMm: 0,
        widthMm: 0,
        heightMm: 0,
        materialPrice: 0n,
      },
    ],
    remote: rule?.postcodes.matches(body.receiverZipCode)
      ? { minAmount: rule.rule.minAmount, perKgAmount: rule.rule.perKgAmount }
      : null,
    levelDiscountBp: terms.discount_bp,
    accessorials: [],
    insurance: null,
    coupon: null,
  });
  if ('refused' in priced) throw noPrice(body);
  return {
    channel,
    amount: priced.totals.total,
    discount: 0n,
    chargedG: priced.totals.chargedG,
    snapshot: {
      price_book: book.version,
      price_id: price.id,
      lines: priced.lines.map(({ code, amount }) => ({
        code,
        amount: formatMoney(amount, channel.currency),
      })),
    },
  };
}
