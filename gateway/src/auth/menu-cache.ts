import { Injectable } from '@nestjs/common';
import type { CallContext, Client, MemberRuleRow, MenuRow } from '@parcelway/contracts';
import { adminAccess, memberAccess } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AccessChanges } from './access-changes';

const KNOWN_MS = 60_000;

interface Kept<Row> {
  readonly rows: Promise<readonly Row[]>;
  readonly until: number;
}

/** The rows of the back office's menu and of the member centre's, kept for a minute or until they change. */
@Injectable()
export class MenuCache {
  private admin: Kept<MenuRow> | null = null;
  private member: Kept<MemberRuleRow> | null = null;

  constructor(
    @InjectClient(adminAccess) private readonly admins: Client<typeof adminAccess>,
    @InjectClient(memberAccess) private readonly members: Client<typeof memberAccess>,
    changes: AccessChanges,
  ) {
    changes.onChanged(() => {
      this.admin = null;
      this.member = null;
    });
  }

  /** For a logged-in admin. */
  menus(context: CallContext): Promise<readonly MenuRow[]> {
    this.admin = stillGood(this.admin) ?? keep(this.admins.menus({}, context));
    const { rows } = this.admin;
    rows.catch(() => (this.admin = null));
    return rows;
  }

  memberRules(context: CallContext): Promise<readonly MemberRuleRow[]> {
    this.member = stillGood(this.member) ?? keep(this.members.rules({}, context));
    const { rows } = this.member;
    rows.catch(() => (this.member = null));
    return rows;
  }
}

function keep<Row>(rows: Promise<readonly Row[]>): Kept<Row> {
  return { rows, until: Date.now() + KNOWN_MS };
}

function stillGood<Row>(kept: Kept<Row> | null): Kept<Row> | null {
  return kept && kept.until > Date.now() ? kept : null;
}
