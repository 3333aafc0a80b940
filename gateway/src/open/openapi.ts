import type { Locale, SheetOrderReply, SheetTrackEvent } from '@parcelway/contracts';
import { CarrierEvent, SHEET_BATCH_CAP, SheetOrderBody } from '@parcelway/contracts';
import type { Schema } from './openapi-schema';
import { schemaOf } from './openapi-schema';

type Words = readonly [zh: string, en: string];

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const nullable = (type: string): Schema => ({ type: [type, 'null'] });

const orderFields: Readonly<Record<keyof SheetOrderReply, Schema>> = {
  id: whole,
  sheet_no: text,
  out_order_id: text,
  order_code: nullable('string'),
  status: { ...whole, enum: [0, 1, 2, 3] },
  tracking_number: nullable('string'),
  currency: text,
  amount: { ...text, format: 'decimal' },
  pay_status: { ...whole, enum: [1, 2, 3] },
  is_void: { type: 'boolean' },
  last_error: text,
};
const eventFields: Readonly<Record<keyof SheetTrackEvent, Schema>> = {
  time: { ...whole, description: 'Unix seconds' },
  status: whole,
  description: text,
  place: text,
};
const problem: Schema = {
  type: 'object',
  properties: {
    status: whole,
    code: text,
    detail: text,
    fields: { type: 'array', items: { type: 'object', properties: { field: text, text } } },
    request_id: text,
  },
};

const ORDER_EXAMPLE = {
  out_order_id: 'T-1001',
  channel_code: 'CN-SMALL',
  receiverName: '张伟',
  receiverState: '上海市',
  receiverCity: '上海市',
  receiverDetailAddress: '南京东路 100 号',
  receiverCountryCode: 'CN',
  receiverZipCode: '200001',
  receiverTelephone: '13800138000',
  packageWeight: 1250,
  items: [
    {
      itemEnglishName: 'Shirt',
      itemUnitPrice: '9.90',
      itemQuantity: 2,
      itemUnitPriceCurrency: 'GBP',
      itemWeight: 500,
    },
  ],
};

const titles = {
  title: ['Parcelway 合作方接口', 'Parcelway partner API'],
  about: [
    '每个请求都要签名：请求头 app-id、timestamp（Unix 秒，±300 秒）、nonce（每次不同）和 sign。签名串为六行，以换行相连：METHOD、PATH（查询参数排序）、APP_ID、TIMESTAMP、NONCE、hex(SHA-256(请求体))；sign = hex(HMAC-SHA256(secret, 签名串))。同一 out_order_id 可以放心重试：内容相同返回同一订单，内容不同返回 409。',
    'Every request is signed: headers app-id, timestamp (unix seconds, ±300 s), nonce (new each time) and sign. The string to sign has six lines, joined by line feeds: METHOD, PATH (query sorted), APP_ID, TIMESTAMP, NONCE, hex(SHA-256(body)); sign = hex(HMAC-SHA256(secret, string)). A reference may be sent again: the same content gets the same order, other content 409.',
  ],
  create: ['下单', 'Create an order'],
  batch: [
    `批量下单，最多 ${SHEET_BATCH_CAP} 条，逐条返回结果`,
    `Create up to ${SHEET_BATCH_CAP} orders, each with its own answer`,
  ],
  read: ['查询订单', 'Read an order'],
  cancel: ['作废订单', 'Cancel an order'],
  label: ['面单 PDF', 'Label as PDF'],
  track: ['物流轨迹', 'Tracking events'],
  report: ['上报轨迹（承运商）', 'Report a tracking event (carriers)'],
  order: ['订单', 'The order'],
  made: ['新订单', 'A new order'],
  repeated: ['此前已创建的同一订单', 'The order that was made before'],
  signature: ['签名、时钟或 nonce 不正确', 'Signature, clock or nonce'],
  forbidden: ['应用已停用，或不允许从此地址调用', 'The app is off, or may not call from this address'],
  missing: ['没有这个订单', 'There is no such order'],
  conflict: ['单号已用于其他内容', 'The reference was used with other content'],
  invalid: ['内容有误，已指明字段', 'The content is wrong; the field is named'],
  limit: ['超过每分钟次数，见 Retry-After', 'Too many calls a minute, see Retry-After'],
} as const satisfies Record<string, Words>;

/** OpenAPI 3.1 of the partner API, from the classes that judge its requests. `baseUrl` is where it is called. */
export function openApiOf(baseUrl: string, locale: Locale): Schema {
  const say = (key: keyof typeof titles): string => titles[key][locale === 'en' ? 1 : 0];
  const json = (schema: Schema, example?: unknown): Schema => ({
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
  });
  const answer = (key: keyof typeof titles, content: Schema): Schema => ({ description: say(key), content });
  const refusal = (key: keyof typeof titles): Schema => ({
    description: say(key),
    content: { 'application/problem+json': { schema: problem } },
  });
  const order = json({ $ref: '#/components/schemas/SheetOrder' });
  const refusals = { 401: refusal('signature'), 403: refusal('forbidden'), 429: refusal('limit') };
  const ofOne = { ...refusals, 404: refusal('missing') };
  const reference = [
    { name: 'out_order_id', in: 'path', required: true, schema: { type: 'string', maxLength: 64 } },
  ];
  const result = {
    type: 'object',
    properties: {
      index: whole,
      status: whole,
      order: { $ref: '#/components/schemas/SheetOrder' },
      out_order_id: text,
      problem: {
        type: 'object',
        properties: { code: text, detail: text, fields: { type: 'array', items: {} } },
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: say('title'), version: '1', description: say('about') },
    servers: [{ url: baseUrl }],
    components: {
      schemas: {
        SheetOrder: { type: 'object', properties: orderFields },
        NewSheetOrder: withReference(schemaOf(SheetOrderBody, ['channel_id'])),
      },
    },
    paths: {
      '/sheetOrder': {
        post: {
          summary: say('create'),
          requestBody: {
            required: true,
            content: json({ $ref: '#/components/schemas/NewSheetOrder' }, ORDER_EXAMPLE),
          },
          responses: {
            201: answer('made', order),
            200: answer('repeated', order),
            ...refusals,
            409: refusal('conflict'),
            422: refusal('invalid'),
          },
        },
      },
      '/sheetOrder/batch': {
        post: {
          summary: say('batch'),
          requestBody: {
            required: true,
            content: json(
              {
                type: 'object',
                required: ['orders'],
                properties: {
                  orders: {
                    type: 'array',
                    minItems: 1,
                    maxItems: SHEET_BATCH_CAP,
                    items: { $ref: '#/components/schemas/NewSheetOrder' },
                  },
                },
              },
              { orders: [ORDER_EXAMPLE] },
            ),
          },
          responses: {
            200: answer(
              'batch',
              json({ type: 'object', properties: { results: { type: 'array', items: result } } }),
            ),
            ...refusals,
            422: refusal('invalid'),
          },
        },
      },
      '/sheetOrder/{out_order_id}': {
        parameters: reference,
        get: { summary: say('read'), responses: { 200: answer('order', order), ...ofOne } },
      },
      '/sheetOrder/{out_order_id}/cancel': {
        parameters: reference,
        post: {
          summary: say('cancel'),
          requestBody: {
            content: json({ type: 'object', properties: { reason: { ...text, maxLength: 200 } } }),
          },
          responses: { 200: answer('order', order), ...ofOne },
        },
      },
      '/sheetOrder/{out_order_id}/label': {
        parameters: reference,
        get: {
          summary: say('label'),
          responses: {
            200: answer('label', { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }),
            ...ofOne,
          },
        },
      },
      '/sheetOrder/{out_order_id}/track': {
        parameters: reference,
        get: {
          summary: say('track'),
          responses: {
            200: answer(
              'track',
              json({
                type: 'object',
                properties: {
                  status: whole,
                  events: { type: 'array', items: { type: 'object', properties: eventFields } },
                },
              }),
            ),
            ...ofOne,
          },
        },
      },
      '/trackingEvent': {
        post: {
          summary: say('report'),
          requestBody: {
            required: true,
            content: json(schemaOf(CarrierEvent, ['carrier_code']), {
              tracking_number: 'RR473124829GB',
              event_time: '2026-01-01T00:00:00Z',
              raw_code: 'DELIVERED',
              status: 8,
            }),
          },
          responses: {
            200: answer('report', json({ type: 'object', properties: { recorded: { type: 'boolean' } } })),
            ...refusals,
            422: refusal('invalid'),
          },
        },
      },
    },
  };
}

/** A partner's own reference is what makes a call safe to repeat. */
function withReference(schema: Schema): Schema {
  const required = (schema['required'] ?? []) as readonly string[];
  return { ...schema, required: ['out_order_id', 'channel_code', ...required] };
}
