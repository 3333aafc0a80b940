import { Controller, Get, Inject, Post } from '@nestjs/common';
import type { CallContext, Client, SettingView } from '@parcelway/contracts';
import { siteSettings } from '@parcelway/contracts';
import { configResource } from '@parcelway/contracts/resources';
import type { Config } from '@parcelway/platform';
import { CONFIG, InjectClient } from '@parcelway/platform';
import { AdminNode, Stock } from '../auth/access';
import { Answer } from '../http/answer';
import { withMailTime } from '../http/call-context';
import { Context, Input } from '../http/input';
import { CrudClients } from './crud-clients';

type Form = Readonly<Record<string, unknown>>;

/** The settings form of the existing clients; single rows are deleted through the generic routes. */
@Controller('admin/routine.Config')
@Stock()
export class AdminConfigController {
  constructor(
    @InjectClient(siteSettings) private readonly settings: Client<typeof siteSettings>,
    private readonly crud: CrudClients,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('index')
  @AdminNode('routine/config/index')
  async index(@Context() context: CallContext) {
    const { groups, quick_entrance } = await this.settings.groups({}, context);
    const list = groups.map(({ name, title, list }) => [
      name,
      { name, title, ...(list.length > 0 ? { list: list.map(withoutVersion) } : {}) },
    ]);
    return {
      list: Object.fromEntries(list) as Record<string, unknown>,
      remark: '',
      configGroup: Object.fromEntries(groups.map(({ name, title }) => [name, title])),
      quickEntrance: quick_entrance.map(({ key, value }) => ({ key, value: this.placeOf(value) })),
    };
  }

  /** Values of the tab that is open, by name. */
  @Post('edit')
  @AdminNode('routine/config/edit')
  async edit(@Input() values: Form, @Context() context: CallContext) {
    await this.settings.save({ values }, context);
    return new Answer(null, 'settingsSaved');
  }

  @Post('add')
  @AdminNode('routine/config/add')
  async add(@Input() form: Form, @Context() context: CallContext) {
    const { rule, inputExtend, ...row } = form;
    await this.crud.of(configResource.owner).add(
      {
        resource: configResource.name,
        row: { ...row, rule: Array.isArray(rule) ? rule.join(',') : rule, input_extend: inputExtend },
      },
      context,
    );
    return new Answer(null, 'added');
  }

  /** The whole form beside `testMail`, the receiver. */
  @Post('sendTestMail')
  @AdminNode('routine/config/sendTestMail')
  async sendTestMail(@Input() { testMail, ...form }: Form, @Context() context: CallContext) {
    await this.settings.sendTestMail({ form, testMail: String(testMail ?? '') }, withMailTime(context));
    return new Answer(null, 'testMailSent');
  }

  /** The older generation goes to a path, the newer one to a route name. */
  private placeOf(route: string): string {
    return this.config.legacyClient === 'L' && !route.startsWith('/') ? `/admin/${route}` : route;
  }
}

function withoutVersion({ version: _version, ...item }: SettingView): Omit<SettingView, 'version'> {
  return item;
}
