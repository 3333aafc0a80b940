import type { Locale, SheetOrderReply, SheetTrackEvent, WebhookEvent } from '@parcelway/contracts';
import {
  CarrierEvent,
  ReportDuty,
  SHEET_BATCH_CAP,
  SheetOrderBody,
  WEBHOOK_EVENTS,
} from '@parcelway/contracts';
import type { Schema } from './openapi-schema';
import { schemaOf } from './openapi-schema';
import { notes, titles, webhookWords } from './openapi-words';
import type { Words } from './openapi-words';

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
  channel_code: 'UK-PARCEL',
  receiverName: 'Ada Lovelace',
  receiverState: 'West Yorkshire',
  receiverCity: 'Leeds',
  receiverDetailAddress: '148 Kirkstall Road',
  receiverCountryCode: 'GB',
  receiverZipCode: 'LS3 1EW',
  receiverTelephone: '+44 7700 900142',
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

/** OpenAPI 3.1 of the partner API, from the classes that judge its requests. `baseUrl` is where it is called. */
export function openApiOf(baseUrl: string, locale: Locale): Schema {
  const say = (key: keyof typeof titles): string => inWords(titles[key], locale);
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
  const webhook = (event: WebhookEvent): Schema => ({
    summary: inWords(webhookWords[event], locale),
    requestBody: { content: json({ $ref: '#/components/schemas/WebhookEvent' }) },
    responses: { 200: { description: say('delivered') } },
  });
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
    info: {
      title: say('title'),
      version: '1',
      description: `${say('about')}\n\n**Webhooks**\n\n${say('webhooks')}`,
    },
    servers: [{ url: baseUrl }],
    tags: [{ name: say('orders') }, { name: say('tracking') }],
    webhooks: Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: webhook(event) }])),
    components: {
      schemas: {
        SheetOrder: noted({ type: 'object', properties: orderFields }, locale),
        NewSheetOrder: noted(withReference(schemaOf(SheetOrderBody, ['channel_id'])), locale),
        WebhookEvent: {
          type: 'object',
          properties: {
            id: text,
            type: { ...text, enum: WEBHOOK_EVENTS },
            version: whole,
            occurred_at: { ...text, format: 'date-time' },
            object: { $ref: '#/components/schemas/SheetOrder' },
          },
        },
      },
    },
    paths: {
      '/sheetOrder': {
        post: {
          tags: [say('orders')],
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
          tags: [say('orders')],
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
        get: {
          tags: [say('orders')],
          summary: say('read'),
          responses: { 200: answer('order', order), ...ofOne },
        },
      },
      '/sheetOrder/{out_order_id}/cancel': {
        parameters: reference,
        post: {
          tags: [say('orders')],
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
          tags: [say('orders')],
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
          tags: [say('tracking')],
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
          tags: [say('tracking')],
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
      '/duty': {
        post: {
          tags: [say('tracking')],
          summary: say('duty'),
          requestBody: {
            required: true,
            content: json(schemaOf(ReportDuty, ['carrier_code']), {
              waybill_no: 'RR473124829GB',
              customs_ref: 'C-20260101-0042',
              currency: 'GBP',
              amount: '23.40',
              reason: 'Import VAT',
            }),
          },
          responses: {
            200: answer('duty', json({ type: 'object', properties: { raised: { type: 'boolean' } } })),
            ...refusals,
            409: refusal('over'),
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

const inWords = ([zh, en]: Words, locale: Locale): string => (locale === 'en' ? en : zh);

/** A schema whose fields say what they mean. */
function noted(schema: Schema, locale: Locale): Schema {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.map(([name, field]) => {
        const note = notes[name];
        const items = field['items'] as Schema | undefined;
        return [
          name,
          {
            ...field,
            ...(note && { description: inWords(note, locale) }),
            ...(items && { items: noted(items, locale) }),
          },
        ];
      }),
    ),
  };
}
