import { Controller, Get } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Session } from '../auth/access-token';
import { AdminOnly, Stock } from '../auth/access';
import { PermissionCache } from '../auth/permissions';
import { Context, CurrentSession, Input } from '../http/input';
import { connectionList, declaredTable, fieldList, tableList } from './declared-tables';

type Query = Readonly<Record<string, unknown>>;

/** What the forms of recycle and sensitive-data rules ask: for whoever has a node of `security/`. */
@Controller('admin/ajax')
@Stock()
@AdminOnly()
export class TableHelpersController {
  constructor(private readonly permissions: PermissionCache) {}

  @Get('getTablePk')
  async getTablePk(
    @Input() { table }: Query,
    @Context() context: CallContext,
    @CurrentSession() by: Session,
  ) {
    await this.check(by, context);
    declaredTable(table);
    return { pk: 'id' };
  }

  @Get('getTableFieldList')
  async getTableFieldList(
    @Input() { table, clean = '1' }: Query,
    @Context() context: CallContext,
    @CurrentSession() by: Session,
  ) {
    await this.check(by, context);
    const isClean = ['1', 'true', 'on'].includes(String(clean));
    return { pk: 'id', fieldList: fieldList(declaredTable(table), isClean, context.locale) };
  }

  @Get('getTableList')
  async getTableList(@Input() query: Query, @Context() context: CallContext, @CurrentSession() by: Session) {
    await this.check(by, context);
    return { list: tableList(query, context.locale) };
  }

  @Get('getDatabaseConnectionList')
  async getDatabaseConnectionList(
    @Input() { quickSearch }: Query,
    @Context() context: CallContext,
    @CurrentSession() by: Session,
  ) {
    await this.check(by, context);
    return { list: connectionList(quickSearch) };
  }

  private async check(session: Session, context: CallContext): Promise<void> {
    const { access } = await this.permissions.of(session, context);
    const { nodes } = access;
    if (nodes !== '*' && !nodes.some((node) => node.toLowerCase().startsWith('security/')))
      throw new DomainError('auth.no_permission');
  }
}
