import { Controller, Delete, Get, Post } from '@nestjs/common';
import type { CallContext, Client } from '@parcelway/contracts';
import { account, luggageOrder, memberAccount } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { InjectClient } from '@parcelway/platform';
import { MemberNode, MemberOnly, Public, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';
import { changeBindOf, changePasswordOf, profileOf, retrievePasswordOf, verifyOf } from './account-forms';

type Form = Readonly<Record<string, unknown>>;

const OVERVIEW_DAYS = 7;

/** A member's own account. Whose it is says the token: an id in the form is not read. */
@Controller('api/account')
@Stock()
export class AccountController {
  constructor(
    @InjectClient(account) private readonly accounts: Client<typeof account>,
    @InjectClient(memberAccount) private readonly money: Client<typeof memberAccount>,
    @InjectClient(luggageOrder) private readonly orders: Client<typeof luggageOrder>,
  ) {}

  /** Seven days of balance and score, then what waits for the member. */
  @Get('overview')
  @MemberNode('account/overview')
  async overview(@Context() context: CallContext) {
    const [series, unpaid, order_counts] = await Promise.all([
      this.money.memberSeries({ days: OVERVIEW_DAYS }, context),
      this.money.unpaidBills({}, context),
      this.orders.counts({}, context),
    ]);
    return {
      ...series,
      order_counts,
      in_transit: order_counts[String(OrderStatus.inTransit)] ?? 0,
      unpaid: unpaid.map(({ bill_no, ref_no, amount, due_at }) => ({ bill_no, ref_no, amount, due_at })),
    };
  }

  @Get('profile')
  @MemberNode('account/profile')
  async profile(@Context() context: CallContext) {
    return { accountVerificationType: await this.accounts.verificationTypes({}, context) };
  }

  @Post('profile')
  @MemberNode('account/profile')
  async saveProfile(@Input() form: Form, @Context() context: CallContext) {
    return new Answer(await this.accounts.saveProfile(profileOf(form), context), 'profileSaved');
  }

  @Post('verification')
  @MemberOnly()
  verification(@Input() form: Form, @Context() context: CallContext) {
    return this.accounts.verify(verifyOf(form), context);
  }

  @Post('changeBind')
  @MemberOnly()
  changeBind(@Input() form: Form, @Context() context: CallContext) {
    return this.accounts.changeBind(changeBindOf(form), context);
  }

  @Post('changePassword')
  @MemberNode('account/changePassword')
  async changePassword(@Input() form: Form, @Context() context: CallContext) {
    return new Answer(
      await this.accounts.changePassword(changePasswordOf(form), context),
      'passwordChangedLogIn',
    );
  }

  @Post('retrievePassword')
  @Public()
  async retrievePassword(@Input() form: Form, @Context() context: CallContext) {
    return new Answer(
      await this.accounts.retrievePassword(retrievePasswordOf(form), context),
      'passwordChanged',
    );
  }

  @Get('session')
  @MemberOnly()
  async sessions(@Context() context: CallContext) {
    const list = await this.accounts.sessions({}, context);
    return { list, total: list.length };
  }

  @Delete('session')
  @MemberOnly()
  endSession(@Input() { id }: { id: string }, @Context() context: CallContext) {
    return this.accounts.endSession({ id }, context);
  }
}
