const text = (maxLength: number) => ({ type: 'string', nullable: true, maxLength });
const WEIGHT_UNITS = ['KG', 'LB', 'OZ', 'G'];

const address = {
  type: 'object',
  required: ['country_code'],
  additionalProperties: false,
  properties: {
    person_name: text(100),
    company_name: text(100),
    phone_number: text(50),
    address_line1: text(100),
    address_line2: text(100),
    city: text(50),
    state_code: text(50),
    postal_code: text(20),
    country_code: { type: 'string', minLength: 2, maxLength: 2 },
  },
};

/** What Karrio's OpenAPI page (2026.1) takes at POST /v1/shipments, as far as we use it; a property that is not there is refused. */
export const karrioShipmentSchema = {
  type: 'object',
  required: ['shipper', 'recipient', 'parcels'],
  additionalProperties: false,
  properties: {
    reference: text(100),
    service: { type: 'string', minLength: 1 },
    carrier_ids: { type: 'array', items: { type: 'string' } },
    label_type: { type: 'string', enum: ['PDF', 'ZPL', 'PNG'] },
    options: { type: 'object' },
    shipper: address,
    recipient: address,
    parcels: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['weight', 'weight_unit'],
        additionalProperties: false,
        properties: {
          weight: { type: 'number', exclusiveMinimum: 0 },
          weight_unit: { type: 'string', enum: WEIGHT_UNITS },
          reference_number: text(100),
          items: {
            type: 'array',
            items: {
              type: 'object',
              required: ['weight', 'weight_unit'],
              additionalProperties: false,
              properties: {
                title: text(200),
                quantity: { type: 'integer', minimum: 1 },
                weight: { type: 'number' },
                weight_unit: { type: 'string', enum: WEIGHT_UNITS },
                value_amount: { type: 'number', nullable: true },
                value_currency: text(3),
                hs_code: text(100),
              },
            },
          },
        },
      },
    },
  },
} as const;
