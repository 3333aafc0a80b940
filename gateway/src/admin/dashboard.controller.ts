import { Controller, Get } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { AdminNode, Stock } from '../auth/access';
import { MenuCache } from '../auth/menu-cache';
import { Context } from '../http/input';
import { remarkOf } from './menus';

/** The first screen of the existing clients: a banner is all it asks for. */
@Controller('admin/Dashboard')
@Stock()
@AdminNode('dashboard/index')
export class AdminDashboardController {
  constructor(private readonly menus: MenuCache) {}

  @Get('index')
  async index(@Context() context: CallContext) {
    return { remark: remarkOf(await this.menus.menus(context), 'dashboard', context.locale) };
  }

  /** The older client generation's name. */
  @Get('dashboard')
  dashboard(@Context() context: CallContext) {
    return this.index(context);
  }
}
