import { startGateway } from '@parcelway/gateway';
import { service as order } from '@parcelway/order-service';
import { service as payment } from '@parcelway/payment-service';
import { service as pickup } from '@parcelway/pickup-service';
import { service as terminal } from '@parcelway/terminal-service';
import { startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { service as waybill } from '@parcelway/waybill-service';

export const allServices = [user, order, payment, waybill, pickup, terminal];

/** Gateway and all six services in this process, on servers of the test's own. */
export function startWholeStack(environment: Readonly<Record<string, string>> = {}): Promise<Stack> {
  return startStack({ services: allServices, gateway: startGateway, environment });
}
