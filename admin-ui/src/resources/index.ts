import type { Resource } from '@parcelway/contracts/resources';
import { lazy } from 'react';
import * as channel from './channel';
import * as channelPrice from './channel-price';
import * as config from './config';
import * as luggageOrder from './luggage-order';
import * as member from './member';
import * as memberChannelPrice from './member-channel-price';
import type { Screens } from './screens';
import * as serviceArea from './service-area';
import * as warehouseScan from './warehouse-scan';
import * as waybill from './waybill';

const ResourceList = lazy(async () => ({ default: (await import('../crud/ResourceList')).ResourceList }));
const ResourceShow = lazy(async () => ({ default: (await import('../crud/ResourceShow')).ResourceShow }));
const ResourceEdit = lazy(async () => ({ default: (await import('../crud/ResourceEdit')).ResourceEdit }));
const ResourceCreate = lazy(async () => ({
  default: (await import('../crud/ResourceCreate')).ResourceCreate,
}));

const own: Readonly<Record<string, Screens>> = {
  channel: channel.screens,
  'channel-price': channelPrice.screens,
  config: config.screens,
  'luggage-order': luggageOrder.screens,
  member: member.screens,
  'member-channel-price': memberChannelPrice.screens,
  'service-area': serviceArea.screens,
  'warehouse-scan': warehouseScan.screens,
  waybill: waybill.screens,
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
