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
    const now = new Date();
    for (const one of cases) {
      const run = await this.runOne(one, context);
      const since = (run.result === one.lastResult && one.resultSince) || now;
      runs.push({ ...run, since: since.toISOString() });
    }
    await this.dataSource.query(
      `UPDATE price_case SET last_result = r.result, result_since = r.since, last_run_at = $2
       FROM jsonb_to_recordset($1::jsonb) AS r(id bigint, result text, since timestamptz) WHERE price_case.id = r.id`,
      [JSON.stringify(runs.map(({ id, result, since }) => ({ id, result, since }))), now],
    );
    return runs;
  }

  private async runOne(one: PriceCaseEntity, context: CallContext): Promise<Omit<PriceCaseRun, 'since'>> {
    const expected = expectedOf(one.expected);
    const failed = (refused: string): Omit<PriceCaseRun, 'since'> => ({
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
