import { Controller, Get, Inject } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { CaptureKind } from '@parcelway/contracts/resources';
import { captureChoices, resources, sensitiveDataResource } from '@parcelway/contracts/resources';
import { idsOf, presentRow } from '@parcelway/legacy';
import type { Config } from '@parcelway/platform';
import { CONFIG } from '@parcelway/platform';
import { AdminNode, Stock } from '../auth/access';
import { Context, Input } from '../http/input';
import { ResourcePages } from '../resource/resource-pages';

/** Lists of the rule forms. The older client takes its tables from here, the newer one asks for them elsewhere. */
function formLists(kind: CaptureKind, { legacyClient }: Config): Record<string, Record<string, string>> {
  const choices = captureChoices(kind, resources);
  const controllers = Object.fromEntries(choices.map(({ controller }) => [controller, controller]));
  if (legacyClient === 'C') return { controllers };
  const tables = Object.fromEntries(
    choices.map(({ data_table, resource }) => [data_table, `${data_table} - ${resource.label[0]}`]),
  );
  return { tables, controllers };
}

@Controller('admin/security.DataRecycle')
@Stock()
export class AdminDataRecycleController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get('add')
  @AdminNode('security/dataRecycle/add')
  lists() {
    return formLists('recycle', this.config);
  }
}

@Controller('admin/security.SensitiveData')
@Stock()
export class AdminSensitiveDataController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pages: ResourcePages,
  ) {}

  @Get('add')
  @AdminNode('security/sensitiveData/add')
  lists() {
    return formLists('sensitive', this.config);
  }

  @Get('edit')
  @AdminNode('security/sensitiveData/edit')
  async one(@Input() params: Record<string, unknown>, @Context() context: CallContext) {
    const [id] = idsOf({ id: params['id'] });
    if (id === undefined) throw new DomainError('crud.not_found');
    const row = await this.pages.one(sensitiveDataResource, id, context);
    return { row: presentRow(sensitiveDataResource, row), ...this.lists() };
  }
}
