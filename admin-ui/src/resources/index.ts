import type { Resource } from '@parcelway/contracts/resources';
import { lazy } from 'react';
import * as accessorialService from './accessorial-service';
import * as area from './area';
import * as article from './article';
import * as attachment from './attachment';
import * as adminGroup from './admin-group';
import * as adminLog from './admin-log';
import * as bill from './bill';
import * as channel from './channel';
import * as channelPrice from './channel-price';
import * as commission from './commission';
import * as commissionBatch from './commission-batch';
import * as config from './config';
import * as coupon from './coupon';
import * as dataRecycle from './data-recycle';
import * as dataRecycleLog from './data-recycle-log';
import * as deadLetter from './dead-letter';
import * as goodsCategory from './goods-category';
import * as importJob from './import-job';
import * as insuranceBox from './insurance-box';
import * as insuranceClaim from './insurance-claim';
import * as insuranceOrder from './insurance-order';
import * as journal from './journal';
import * as logisticsRequest from './logistics-request';
import * as luggageOrder from './luggage-order';
import * as member from './member';
import * as memberChannelPrice from './member-channel-price';
import * as memberCoupon from './member-coupon';
import * as memberRule from './member-rule';
import * as menu from './menu';
import * as memberMoneyRecord from './member-money-record';
import * as memberScoreRecord from './member-score-record';
import * as partnerApp from './partner-app';
import * as paymentRecord from './payment-record';
import * as providerEvent from './provider-event';
import * as priceCase from './price-case';
import * as protocol from './protocol';
import * as salesman from './salesman';
import * as salesmanBinding from './salesman-binding';
import * as recharge from './recharge';
import * as reconciliationRun from './reconciliation-run';
import * as refundRequest from './refund-request';
import * as remoteRule from './remote-rule';
import type { Screens } from './screens';
import * as sentMessage from './sent-message';
import * as memberGroup from './member-group';
import * as sensitiveData from './sensitive-data';
import * as sensitiveDataLog from './sensitive-data-log';
import * as session from './session';
import * as serviceArea from './service-area';
import * as sheetOrder from './sheet-order';
import * as slideshow from './slideshow';
import * as storeOrder from './store-order';
import * as taxBill from './tax-bill';
import * as wallet from './wallet';
import * as warehouseScan from './warehouse-scan';
import * as warehouseSpace from './warehouse-space';
import * as waybill from './waybill';
import * as waybillNo from './waybill-no';
import * as webhook from './webhook';

const ResourceList = lazy(async () => ({ default: (await import('../crud/ResourceList')).ResourceList }));
const ResourceShow = lazy(async () => ({ default: (await import('../crud/ResourceShow')).ResourceShow }));
const ResourceEdit = lazy(async () => ({ default: (await import('../crud/ResourceEdit')).ResourceEdit }));
const ResourceCreate = lazy(async () => ({
  default: (await import('../crud/ResourceCreate')).ResourceCreate,
}));

const own: Readonly<Record<string, Screens>> = {
  area: area.screens,
  'accessorial-service': accessorialService.screens,
  article: article.screens,
  attachment: attachment.screens,
  'admin-group': adminGroup.screens,
  'admin-log': adminLog.screens,
  bill: bill.screens,
  channel: channel.screens,
  'channel-price': channelPrice.screens,
  commission: commission.screens,
  'commission-batch': commissionBatch.screens,
  'commission-rule': salesman.commissionRuleScreens,
  config: config.screens,
  coupon: coupon.screens,
  'data-recycle': dataRecycle.screens,
  'data-recycle-log': dataRecycleLog.screens,
  'dead-letter': deadLetter.screens,
  'goods-category': goodsCategory.screens,
  'import-job': importJob.screens,
  'insurance-box': insuranceBox.screens,
  'insurance-claim': insuranceClaim.screens,
  'insurance-order': insuranceOrder.screens,
  journal: journal.screens,
  'logistics-request': logisticsRequest.screens,
  'luggage-order': luggageOrder.screens,
  member: member.screens,
  'member-channel-price': memberChannelPrice.screens,
  'member-coupon': memberCoupon.screens,
  'member-money-record': memberMoneyRecord.screens,
  'member-rule': memberRule.screens,
  'member-score-record': memberScoreRecord.screens,
  menu: menu.screens,
  'partner-app': partnerApp.screens,
  'payment-record': paymentRecord.screens,
  'provider-event': providerEvent.screens,
  'price-case': priceCase.screens,
  protocol: protocol.screens,
  salesman: salesman.screens,
  'salesman-binding': salesmanBinding.screens,
  recharge: recharge.screens,
  'reconciliation-run': reconciliationRun.screens,
  'refund-request': refundRequest.screens,
  'remote-rule': remoteRule.screens,
  'sent-message': sentMessage.screens,
  'member-group': memberGroup.screens,
  'sensitive-data': sensitiveData.screens,
  'sensitive-data-log': sensitiveDataLog.screens,
  session: session.screens,
  'service-area': serviceArea.screens,
  'sheet-order': sheetOrder.screens,
  slideshow: slideshow.screens,
  'store-order': storeOrder.screens,
  'tax-bill': taxBill.screens,
  wallet: wallet.screens,
  'warehouse-scan': warehouseScan.screens,
  'warehouse-space': warehouseSpace.screens,
  waybill: waybill.screens,
  'waybill-no': waybillNo.screens,
  'webhook-attempt': webhook.attemptScreens,
  'webhook-endpoint': webhook.endpointScreens,
};

/** The screens of one resource: its own, else the default ones for the acts it has. */
export function screensOf(resource: Resource): Screens {
  const has = (act: string): boolean => (resource.acts as readonly string[]).includes(act);
  return {
    list: ResourceList,
    show: ResourceShow,
    ...(has('edit') ? { edit: ResourceEdit } : {}),
    ...(has('add') ? { create: ResourceCreate } : {}),
    ...own[resource.name],
  };
}
