import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type {
  CallContext,
  Client,
  CreatedSheetOrder,
  ErrorCode,
  FieldError,
  SheetBatchAnswer,
  SheetOrderReply,
} from '@parcelway/contracts';
import { DomainError, sheetOrder } from '@parcelway/contracts';
import { InjectClient, invalidFields } from '@parcelway/platform';
import type { FastifyReply } from 'fastify';
import { PartnerOnly } from '../auth/access';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { errorWords } from '../http/error-text';
import type { SigningApp } from '../http/gateway-request';
import { Context, Input } from '../http/input';
import { SigningPartner } from './signing-partner';

const CREATED = 201;
/** Times that the calls of a contract may take altogether; each has its own limit below. */
const CREATE_TIME_MS = 10_000;
const BATCH_TIME_MS = 60_000;

/** A row of a batch: the order, or the problem with it. */
type BatchRow =
  | { readonly index: number; readonly status: number; readonly order: SheetOrderReply }
  | { readonly index: number; readonly out_order_id: string; readonly problem: RowProblem };

interface RowProblem {
  readonly code: string;
  readonly detail: string;
  readonly fields: readonly { readonly field: string; readonly text: string }[];
}

/** E-commerce packages of partner apps, each known by the partner's own reference (docs/domain D5). */
@Controller('api/open/v1/sheetOrder')
@PartnerOnly()
export class OpenSheetOrderController {
  constructor(@InjectClient(sheetOrder) private readonly orders: Client<typeof sheetOrder>) {}

  /** 201 for a new order, 200 for one that was made by the same call before. */
  @Post()
  async create(
    @Input() body: Readonly<Record<string, unknown>>,
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SheetOrderReply> {
    const made = await this.orders.create(
      { ...ownerOf(app), ...termsOf(app), body },
      within(context, CREATE_TIME_MS),
    );
    reply.status(statusOf(made));
    return withoutRepeat(made);
  }

  @Post('batch')
  @HttpCode(200)
  async createBatch(
    @Input() { orders }: { orders?: unknown },
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
  ): Promise<{ readonly results: readonly BatchRow[] }> {
    if (!Array.isArray(orders)) throw invalidFields([{ field: 'orders', rule: 'required' }]);
    const request = { ...ownerOf(app), ...termsOf(app), body: null, rows: orders };
    const answers = await this.orders.createBatch(request, within(context, BATCH_TIME_MS));
    return { results: answers.map((answer) => rowOf(answer, context)) };
  }

  @Get(':out_order_id')
  read(
    @Param('out_order_id') out_order_id: string,
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
  ): Promise<SheetOrderReply> {
    return this.orders.read({ ...ownerOf(app), out_order_id }, context);
  }

  @Post(':out_order_id/cancel')
  @HttpCode(200)
  cancel(
    @Param('out_order_id') out_order_id: string,
    @Input() { reason }: { reason?: string },
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
  ): Promise<SheetOrderReply> {
    const request = { ...ownerOf(app), out_order_id, ...(reason === undefined ? {} : { reason }) };
    return this.orders.cancel(request, withDocumentTime(context));
  }

  @Get(':out_order_id/label')
  async label(
    @Param('out_order_id') out_order_id: string,
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
  ): Promise<Pdf> {
    const bytes = await this.orders.label({ ...ownerOf(app), out_order_id }, withDocumentTime(context));
    return new Pdf(bytes, `${out_order_id}.pdf`);
  }

  @Get(':out_order_id/track')
  track(
    @Param('out_order_id') out_order_id: string,
    @SigningPartner() app: SigningApp,
    @Context() context: CallContext,
  ) {
    return this.orders.track({ ...ownerOf(app), out_order_id }, context);
  }
}

function ownerOf({ app_id, user_id }: SigningApp) {
  return { app_id, user_id };
}

/** On what terms the app's orders are taken. */
function termsOf({ logistice, pay_way, channel_ids }: SigningApp) {
  return { logistice, pay_way, channel_ids };
}

function within(context: CallContext, timeMs: number): CallContext {
  return { ...context, deadline: Date.now() + timeMs };
}

function statusOf({ repeated }: CreatedSheetOrder): number {
  return repeated ? 200 : CREATED;
}

/** A repeat is answered with the same words as the first call. */
function withoutRepeat({ repeated: _repeated, ...order }: CreatedSheetOrder): SheetOrderReply {
  return order;
}

function rowOf(answer: SheetBatchAnswer, { locale }: CallContext): BatchRow {
  const { index } = answer;
  if ('order' in answer) return { index, status: statusOf(answer.order), order: withoutRepeat(answer.order) };
  const { code, params, fields } = answer.error;
  const error = new DomainError(code as ErrorCode, params, fields as readonly FieldError[]);
  const words = errorWords(error, locale);
  return {
    index,
    out_order_id: answer.out_order_id,
    problem: { code, detail: words.text, fields: words.fields },
  };
}
