import type { Resource } from './define-resource';
import { luggageOrderResource } from './luggage-order.resource';
import { channelResource } from './channel.resource';
import { channelPriceResource } from './channel-price.resource';
import { memberChannelPriceResource } from './member-channel-price.resource';
import { packagingLineResource } from './member-channel-price-packaging.resource';
import { packagingBoxResource } from './packaging-box.resource';
import { remoteRuleResource } from './remote-rule.resource';
import { countryResource } from './country.resource';
import { goodsCategoryResource } from './goods-category.resource';
import { insuranceTypeResource } from './insurance-type.resource';
import { insuranceRuleResource } from './insurance-rule.resource';
import { memberResource } from './member.resource';
import { memberGroupResource } from './member-group.resource';
import { addressResource } from './address.resource';
import { waybillResource } from './waybill.resource';
import { trackingEventResource } from './tracking-event.resource';
import { warehouseResource } from './warehouse.resource';
import { waybillNoResource } from './waybill-no.resource';
import { warehouseScanResource } from './warehouse-scan.resource';
import { pickupOrderResource } from './pickup-order.resource';
import { serviceAreaResource } from './service-area.resource';
import { pickupCalendarResource } from './pickup-calendar.resource';
import { billResource } from './bill.resource';
import { paymentRecordResource } from './payment-record.resource';
import { walletResource } from './wallet.resource';
import { memberMoneyRecordResource } from './member-money-record.resource';

export * from './define-resource';
export {
  luggageOrderResource,
  channelResource,
  channelPriceResource,
  memberChannelPriceResource,
  packagingLineResource,
  packagingBoxResource,
  remoteRuleResource,
  countryResource,
  goodsCategoryResource,
  insuranceTypeResource,
  insuranceRuleResource,
  memberResource,
  memberGroupResource,
  addressResource,
  waybillResource,
  trackingEventResource,
  warehouseResource,
  waybillNoResource,
  warehouseScanResource,
  pickupOrderResource,
  serviceAreaResource,
  pickupCalendarResource,
  billResource,
  paymentRecordResource,
  walletResource,
  memberMoneyRecordResource,
};

const declared: readonly Resource[] = [
  luggageOrderResource,
  channelResource,
  channelPriceResource,
  memberChannelPriceResource,
  packagingLineResource,
  packagingBoxResource,
  remoteRuleResource,
  countryResource,
  goodsCategoryResource,
  insuranceTypeResource,
  insuranceRuleResource,
  memberResource,
  memberGroupResource,
  addressResource,
  waybillResource,
  trackingEventResource,
  warehouseResource,
  waybillNoResource,
  warehouseScanResource,
  pickupOrderResource,
  serviceAreaResource,
  pickupCalendarResource,
  billResource,
  paymentRecordResource,
  walletResource,
  memberMoneyRecordResource,
];

/** Every back-office resource, by its name. */
export const resources: Readonly<Record<string, Resource>> = Object.fromEntries(
  declared.map((resource) => [resource.name, resource]),
);
