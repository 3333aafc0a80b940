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
}

export interface InsuranceTypeView {
  readonly id: number;
  readonly name: string;
  readonly cover: string;
  readonly premium: string;
  readonly currency: string;
  readonly is_free: '0' | '1';
}

/** What a customer chooses from before a quote; readable without a log in. */
export const channelCatalogue = defineContract('order.channel-catalogue', {
  channels: call(ListChannels, answers<Page<ChannelView>>()),
  boxes: call(ListBoxes, answers<Page<BoxView>>()),
  goodsCategories: call(ListGoodsCategories, answers<Page<GoodsCategoryView>>()),
  insuranceTypes: call(ListBoxes, answers<Page<InsuranceTypeView>>()),
});
