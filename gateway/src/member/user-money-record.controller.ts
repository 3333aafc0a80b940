import { Controller, Get } from '@nestjs/common';
import type {
  CallContext,
  Client,
  MoneyRecordsAsked,
  ScoreRecordsAsked,
  StatementMonth,
} from '@parcelway/contracts';
import { statement } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { MovementExport } from '../export/movement-export';
import { Pdf } from '../http/answer';
import { withDocumentTime } from '../http/call-context';
import { Context, Input } from '../http/input';

type File = { readonly format?: unknown };

/** What moved a member's money and score: listed, as a file, on paper. */
@Controller('api/userMoneyRecord')
@MemberOnly()
export class UserMoneyRecordController {
  constructor(
    @InjectClient(statement) private readonly statements: Client<typeof statement>,
    private readonly files: MovementExport,
  ) {}

  @Get('index')
  index(@Input() input: MoneyRecordsAsked, @Context() context: CallContext) {
    return this.statements.moneyRecords(input, context);
  }

  @Get('scores')
  scores(@Input() input: ScoreRecordsAsked, @Context() context: CallContext) {
    return this.statements.scoreRecords(input, context);
  }

  @Get('export')
  export(@Input() input: MoneyRecordsAsked & File, @Context() context: CallContext) {
    return this.files.money(input, input.format === 'csv' ? 'csv' : 'xlsx', context);
  }

  @Get('exportScores')
  exportScores(@Input() input: ScoreRecordsAsked & File, @Context() context: CallContext) {
    return this.files.scores(input, input.format === 'csv' ? 'csv' : 'xlsx', context);
  }

  @Get('statement')
  async statement(@Input() input: StatementMonth, @Context() context: CallContext) {
    return new Pdf(
      await this.statements.monthly(input, withDocumentTime(context)),
      `statement-${input.month}.pdf`,
    );
  }
}
