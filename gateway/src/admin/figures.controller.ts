import { Controller, Get } from '@nestjs/common';
import type { CallContext, Client, Figures, FiguresAsked } from '@parcelway/contracts';
import { figures } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';
import { AdminNode } from '../auth/access';
import { FiguresFile } from '../export/figures-file';
import { Context, Input } from '../http/input';
import { FigureNames } from './figure-names';

type File = { readonly format?: unknown };

/** The firm's money for the dashboards of both faces: as data with the names of channels and salesmen, and as a file. */
@Controller()
@AdminNode('dashboard/finance')
export class FiguresController {
  constructor(
    @InjectClient(figures) private readonly money: Client<typeof figures>,
    private readonly names: FigureNames,
    private readonly files: FiguresFile,
  ) {}

  @Get(['admin/Dashboard/figures', 'rest/dashboard/figures'])
  async figures(@Input() input: FiguresAsked, @Context() context: CallContext) {
    return this.named(input, context);
  }

  @Get(['admin/Dashboard/figuresFile', 'rest/dashboard/figuresFile'])
  async figuresFile(@Input() input: FiguresAsked & File, @Context() context: CallContext) {
    const format = input.format === 'csv' ? 'csv' : 'xlsx';
    return this.files.of(await this.named(input, context), format, context.locale);
  }

  private async named(input: FiguresAsked, context: CallContext) {
    const found: Figures = await this.money.of(input, context);
    return this.names.addTo(found, context);
  }
}
