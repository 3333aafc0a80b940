import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { Id, OneOf, Text } from '../validation';

export class ListChannels extends PageRequest {
  @Text({ max: 2, optional: true }) country?: string;
  @OneOf(['luggage', 'sheet', 'both'], { optional: true }) kind?: string;
}

export class ListBoxes extends PageRequest {
  @Id({ optional: true }) channel_id?: number | string;
}

/** One of both. */
export class ChannelByIdOrCode {
  @Id({ optional: true }) id?: number | string;
  @Text({ max: 30, optional: true }) code?: string;
}

export class OfChannel {
  @Id({ optional: true }) channel_id?: number | string;
}

export class ListGoods extends PageRequest {
  @Id({ optional: true }) category_id?: number | string;
}

export class ListGoodsCategories extends PageRequest {
  @Id({ optional: true }) channel_id?: number | string;
  @Text({ max: 2, optional: true }) country?: string;
}

/** Prices are the caller's (member, group, public). Weights kg, sizes cm, money as decimal strings. */
export interface ChannelView {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly transport: 'air' | 'sea' | 'rail' | 'express';
  readonly currency: string;
  readonly divisor: number | null;
  readonly eta_min_days: number | null;
  readonly eta_max_days: number | null;
  readonly first_weight: string | null;
  readonly first_price: string | null;
  readonly step_weight: string;
  readonly step_price: string | null;
  readonly max_box_weight: string;
  readonly max_side: string;
  readonly max_girth: string | null;
  readonly sender_pickup: '0' | '1';
  readonly needs_id_card: '0' | '1';
  readonly intro: string;
}

export interface BoxView {
  readonly id: number;
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly max_weight: string;
  readonly material_price: string;
  readonly is_own: '0' | '1';
}

export interface GoodsCategoryView {
  readonly id: number;
  readonly pid: number | null;
  readonly name_zh: string;
  readonly name_en: string;
  readonly hs_code: string;
  readonly is_prohibited: '0' | '1';
  readonly is_restricted: '0' | '1';
  /** Other names of what is in it, in both languages, with commas between. */
  readonly keywords: string;
  /** On the route that was asked for; by the category's own flags where none was. */
  readonly verdict: 'allowed' | 'conditional' | 'prohibited';
  /** What the route says to it, else why it may not travel. */
  readonly note: string;
}

export interface GoodsView {
  readonly id: number;
  readonly category_id: number;
  readonly name_zh: string;
  readonly name_en: string;
  readonly hs_code: string;
  readonly unit: string;
  readonly unit_price: string | null;
  /** kg */
  readonly net_weight: string | null;
  readonly image: string;
}

export interface InsuranceTypeView {
  readonly id: number;
  readonly name: string;
  readonly cover: string;
  readonly premium: string;
  readonly currency: string;
  readonly is_free: '0' | '1';
  readonly is_default: '0' | '1';
  readonly mode: 'step' | 'rate';
  /** Of mode rate: a share of the cover in basis points, at least `min_premium`, up to `max_cover`; the sums may be null. */
  readonly rate_bp: number | null;
  readonly min_premium: string | null;
  readonly max_cover: string | null;
}

/** Prices are the caller's group's, else the public ones. */
export interface AccessorialView {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly scope: 'order' | 'box' | 'kg';
  readonly is_default: '0' | '1';
  readonly max_quantity: number;
  readonly currency: string;
  /** One of both is null. */
  readonly amount: string | null;
  readonly rate_bp: number | null;
  readonly min_amount: string | null;
  readonly max_amount: string | null;
}

export interface ChannelOption {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly currency: string;
  readonly transport: ChannelView['transport'];
}

export interface ChannelOptions extends Page<ChannelOption> {
  readonly options: readonly { readonly value: number; readonly label: string; readonly disabled: boolean }[];
}

export interface ChannelDetail extends ChannelView {
  readonly packaging_prices: readonly {
    readonly packaging_box_ids: readonly number[];
    readonly step_price: string;
  }[];
  readonly accessorials: readonly AccessorialView[];
  readonly insurance_types: readonly InsuranceTypeView[];
  readonly tax_note: string;
  readonly excluded_attributes: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly description: string;
  }[];
}

/** The limits of the package form; weights kg, sizes cm, null = none. */
export interface PackageLimits {
  readonly max_packages: number;
  readonly max_items: number;
  readonly max_weight: string;
  readonly max_side: string;
  readonly max_girth: string | null;
  readonly min_weight: string;
  /** What the site says of volumetric weight; may be ''. */
  readonly volume_note: string;
}

/** What a customer chooses from before a quote; readable without a log in. */
export const channelCatalogue = defineContract('order.channel-catalogue', {
  channels: call(ListChannels, answers<Page<ChannelView>>()),
  boxes: call(ListBoxes, answers<Page<BoxView>>()),
  goodsCategories: call(ListGoodsCategories, answers<Page<GoodsCategoryView>>()),
  insuranceTypes: call(ListBoxes, answers<Page<InsuranceTypeView>>()),
  channelOptions: call(ListChannels, answers<ChannelOptions>()),
  /** Errors: channel.not_found. */
  channelDetail: call(ChannelByIdOrCode, answers<ChannelDetail>()),
  goods: call(ListGoods, answers<Page<GoodsView>>()),
  accessorials: call(ListBoxes, answers<Page<AccessorialView>>()),
  /** Errors: channel.not_found. */
  packageLimits: call(OfChannel, answers<PackageLimits>()),
});
