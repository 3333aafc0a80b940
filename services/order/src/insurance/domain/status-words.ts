import type { Locale } from '@parcelway/contracts';
import type { ClaimStatus, InsuranceStatus } from '@parcelway/contracts/statuses';

type Words = Readonly<Record<Locale, string>>;

const INSURANCE: Readonly<Record<InsuranceStatus, Words>> = {
  quoted: { 'zh-cn': '已报价', en: 'Quoted' },
  active: { 'zh-cn': '保障中', en: 'Active' },
  claimed: { 'zh-cn': '理赔中', en: 'Claimed' },
  paid: { 'zh-cn': '已赔付', en: 'Paid out' },
  refused: { 'zh-cn': '已拒赔', en: 'Refused' },
  void: { 'zh-cn': '已失效', en: 'Void' },
};

const CLAIM: Readonly<Record<ClaimStatus, Words>> = {
  open: { 'zh-cn': '待处理', en: 'Open' },
  asked: { 'zh-cn': '待补材料', en: 'Asked' },
  accepted: { 'zh-cn': '已同意', en: 'Accepted' },
  refused: { 'zh-cn': '已拒绝', en: 'Refused' },
  withdrawn: { 'zh-cn': '已撤回', en: 'Withdrawn' },
};

/** States as people read them, for texts of refusals. */
export const insuranceStatusWord = (status: InsuranceStatus, locale: Locale): string =>
  INSURANCE[status][locale];
export const claimStatusWord = (status: ClaimStatus, locale: Locale): string => CLAIM[status][locale];
