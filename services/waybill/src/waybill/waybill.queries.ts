import type { NamedQuery } from '@parcelway/platform';

/** A box with its events, newest first, as the two track statements answer it. */
export interface TrackedRow {
  readonly waybill_no: string;
  readonly order_no: string;
  readonly package_no: number;
  /** bigint, as a string */
  readonly user_id: string;
  readonly status: number;
  readonly receiver_city: string;
  readonly receiver_zip: string;
  readonly receiver_phone_end: string;
  readonly events: readonly TrackedEvent[];
}

export interface TrackedEvent {
  /** Epoch milliseconds */
  readonly at: number;
  readonly status: number;
  readonly zh: string;
  readonly en: string;
  readonly place: string;
  readonly place_en: string;
}

const trackedBoxes = `
  SELECT w.waybill_no, w.order_no, w.package_no, w.user_id, w.status, w.receiver_city, w.receiver_zip, w.receiver_phone_end,
    (SELECT coalesce(json_agg(json_build_object(
         'at', (extract(epoch FROM e.event_time) * 1000)::bigint, 'status', e.status,
         'zh', e.description_zh, 'en', e.description_en, 'place', e.place, 'place_en', e.place_en)
       ORDER BY e.event_time DESC, e.id DESC), '[]')
     FROM tracking_event e WHERE e.waybill_id = w.id) AS events
  FROM waybill w`;

/** One box and its events. $1 the waybill number. */
export const trackWaybill: NamedQuery = {
  name: 'waybill.track-waybill',
  text: `${trackedBoxes} WHERE w.waybill_no = $1`,
};

/** Every box of an order, in the boxes' order, each with its events. $1 the order number. */
export const trackOrder: NamedQuery = {
  name: 'waybill.track-order',
  text: `${trackedBoxes} WHERE w.order_no = $1 ORDER BY w.package_no`,
};
