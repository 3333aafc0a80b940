import { Injectable } from '@nestjs/common';
import type { CallContext, ExpectedPrice, PriceCaseRun } from '@parcelway/contracts';
import { DomainError, errorTexts, fillText, SimulatePrice } from '@parcelway/contracts';
import { validateRequest } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { PriceCaseEntity } from '../price-case/price-case.entity';
import { differencesOf } from './domain/price-differences';
import { PriceSimulator } from './price-simulator';

/** Cases in one run. */
const MOST = 500;

/** Runs known prices against the prices of now. */
@Injectable()
export class PriceCases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly simulator: PriceSimulator,
  ) {}

  /** The cases with these ids, or all; each result is kept with its case. */
  async run(ids: readonly number[] | null, context: CallContext): Promise<PriceCaseRun[]> {
    const cases = await this.dataSource.getRepository(PriceCaseEntity).find({
      ...(ids && { where: { id: In([...ids]) } }),
      order: { id: 'ASC' },
      take: MOST,
    });
    const runs: PriceCaseRun[] = [];
    for (const one of cases) runs.push(await this.runOne(one, context));
    await this.dataSource.query(
      `UPDATE price_case SET last_result = r.result, last_run_at = now()
       FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, result text) WHERE price_case.id = r.id`,
      [JSON.stringify(runs.map(({ id, result }) => ({ id, result })))],
    );
    return runs;
  }

  private async runOne(one: PriceCaseEntity, context: CallContext): Promise<PriceCaseRun> {
    const expected = expectedOf(one.expected);
    const failed = (refused: string): PriceCaseRun => ({
      id: one.id,
      name: one.name,
      result: 'fail',
      expected_total: expected.total,
      total: null,
      refused,
      differences: [],
    });
    try {
      const input = validateRequest(SimulatePrice, { ...Object(one.input), channel_id: one.channelId });
      const { quotes, refused } = await this.simulator.simulate(input, context);
      const [quote] = quotes;
      if (!quote) return failed(refused[0]?.text ?? '');
      const differences = differencesOf(expected, { total: quote.order_total_amount, lines: quote.lines });
      return {
        ...failed(''),
        result: differences.length === 0 ? 'pass' : 'fail',
        total: quote.order_total_amount,
        differences,
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return failed(fillText(errorTexts[error.code][context.locale], error.params));
    }
  }
}

/** What staff typed may be anything; what is missing counts as nothing expected. */
function expectedOf(stored: unknown): ExpectedPrice {
  const { total = '', lines = [] } = Object(stored) as Partial<ExpectedPrice>;
  return { total: String(total), lines: Array.isArray(lines) ? lines : [] };
}
