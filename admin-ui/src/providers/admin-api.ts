import type {
  CheckedNumber,
  ClaimPhoto,
  DeskCounts,
  LuggageOrderDetail,
  ScannedIn,
  SheetOrderDetail,
  ShiftCounts,
  SpaceLayout,
  TrackView,
} from '@parcelway/contracts';
import { mergedPdf } from '../print/merge-documents';
import { callRest, fetchDocument } from './rest';

/** Number of luggage orders by status. */
export const orderCounts = () =>
  callRest<Readonly<Record<string, number>>>('GET', '/luggage-order/counts', undefined, {
    inBackground: true,
  });

/** Number of storage orders by status, all of them under `all`. */
export const storeCounts = () =>
  callRest<Readonly<Record<string, number>>>('GET', '/store-order/counts', undefined, { inBackground: true });

/** The spaces of a warehouse with what lies in them. */
export const spaceLayout = (warehouseId: number) =>
  callRest<SpaceLayout>('GET', `/warehouse-space/layout?warehouse_id=${warehouseId}`);

/** Number of sheet orders by status, void ones under `void`. */
export const sheetCounts = () =>
  callRest<Readonly<Record<string, number>>>('GET', '/sheet-order/counts', undefined, {
    inBackground: true,
  });

/** Number of requests made of carriers by status. */
export const requestCounts = () =>
  callRest<Readonly<Record<string, number>>>('GET', '/logistics-request/counts', undefined, {
    inBackground: true,
  });

export const sheetDetail = (id: number) => callRest<SheetOrderDetail>('GET', `/sheet-order/detail?id=${id}`);

/** One document with the labels of several sheet orders, in the order of the ids. */
export const sheetLabelsOf = (ids: readonly number[]) =>
  fetchDocument(`/sheet-order/getWaybill?ids=${ids.join(',')}`);

/** What was handed over in a batch, as a workbook. */
export const sheetManifest = (batch: string) =>
  fetchDocument(`/sheet-order/manifest?batch=${encodeURIComponent(batch)}`);

/** Number of events that could not be applied, over all services that answer. */
export const deadLetterCounts = () =>
  callRest<{ readonly total: number }>('GET', '/dead-letter/counts', undefined, { inBackground: true });

export const orderDetail = (orderNo: string) =>
  callRest<LuggageOrderDetail>('GET', `/luggage-order/${encodeURIComponent(orderNo)}/detail`);

/** Tracking of a waybill or an order, by its number. */
export const track = (number: string) => callRest<TrackView>('POST', '/waybill/track', { order_no: number });

/** Whose a waybill number is. */
export const checkNumber = (number: string) =>
  callRest<CheckedNumber>('GET', `/waybill-no/check?no=${encodeURIComponent(number)}`);

export const labelOf = (waybillNo: string) =>
  fetchDocument(`/waybill/printCustomerLabel?waybill_no=${encodeURIComponent(waybillNo)}`);

/** One document with the labels of several waybills, by their numbers. */
export const labelsOf = (waybillNos: readonly string[]) =>
  mergedPdf(waybillNos.map((waybillNo) => () => labelOf(waybillNo)));

const customerCopyOf = (orderNo: string) =>
  fetchDocument(`/waybill/printOrder?order_no=${encodeURIComponent(orderNo)}`);

/** One document with the customer copies of several orders, by their numbers. */
export const customerCopiesOf = (orderNos: readonly string[]) =>
  mergedPdf(orderNos.map((orderNo) => () => customerCopyOf(orderNo)));

/** The customer's copy of a storage order. */
export const storageCopyOf = (id: number) => fetchDocument(`/store-order/printOrder?id=${id}`);

/** Spaces whose labels are asked for in one call. */
const SPACES_A_CALL = 200;

/** One document with the labels of spaces, 200 at a time by their codes. */
export const spaceLabelsOf = (ids: readonly number[]) =>
  mergedPdf(
    Array.from({ length: Math.ceil(ids.length / SPACES_A_CALL) }, (_, call) => () => {
      const some = ids.slice(call * SPACES_A_CALL, (call + 1) * SPACES_A_CALL);
      return fetchDocument(`/warehouse-space/printLabels?ids=${some.join(',')}`);
    }),
  );

/** Undecided claims: those that wait for staff and those that wait for their member. */
export const claimCounts = () =>
  callRest<{ open: number; asked: number }>('GET', '/insurance-claim/counts', undefined, {
    inBackground: true,
  });

/** Payments and recharges whose money staff are to look for, and events of providers that wait for them. */
export const paymentCounts = () =>
  callRest<DeskCounts>('GET', '/payment-record/counts', undefined, { inBackground: true });

/** Refunds that wait for staff: to be approved, or to be tried again. */
export const refundCounts = () =>
  callRest<{ pending: number; failed: number }>('GET', '/refund-request/counts', undefined, {
    inBackground: true,
  });

/** The certificate of an insurance. */
export const certificateOf = (id: number) => fetchDocument(`/insurance-order/print?id=${id}`);

/** What the scan station sends: kilograms and centimetres as decimal strings. */
export interface InboundScan {
  readonly waybill_no: string;
  readonly weight?: string;
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
}

export const scanInbound = (scan: InboundScan) =>
  callRest<ScannedIn>('POST', '/warehouse-scan/inbound', scan);

export const shiftCounts = () => callRest<ShiftCounts>('GET', '/warehouse-scan/counts');

/** Uploads a file and gives its site-relative address. */
export async function uploadFile(file: File): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const answer = await callRest<{ file: { url: string } }>('POST', '/attachment/upload', form);
  return answer.file.url;
}

/** Uploads what a claim or a tax bill shows; only those who see it may read it. */
export async function uploadPrivate(topic: 'claim' | 'tax', file: File): Promise<ClaimPhoto> {
  const form = new FormData();
  form.append('topic', topic);
  form.append('file', file);
  return (await callRest<{ file: ClaimPhoto }>('POST', '/attachment/upload', form)).file;
}

/** Moves a member's balance by a signed amount in pounds. */
export const adjustBalance = (change: { user_id: number; money: string; memo: string }) =>
  callRest<unknown>('POST', '/member-money-record', change);

/** Uploads a workbook and has it checked as rows of a resource; answers the job's id. */
export async function startImport(
  resource: string,
  file: File,
  more: Readonly<Record<string, unknown>>,
): Promise<number> {
  const form = new FormData();
  form.append('topic', 'import');
  form.append('file', file);
  const { file: uploaded } = await callRest<{ file: { id: number } }>('POST', '/attachment/upload', form);
  const asked = { file_id: uploaded.id, dry_run: true, ...more };
  return (await callRest<{ import_job_id: number }>('POST', `/${resource}/import`, asked)).import_job_id;
}

export const importTemplate = (kind: string) => fetchDocument(`/import-job/template?kind=${kind}`);

/** The rows of an import that were not entered, with what is wrong. */
export const importErrors = (id: number) => fetchDocument(`/import-job/errorFile?id=${id}`);

/** A list with its filter as a file. */
export const exportOf = (resource: string, filter: Readonly<Record<string, unknown>>, format: string) =>
  fetchDocument(`/${resource}/export?format=${format}&filter=${encodeURIComponent(JSON.stringify(filter))}`);
