import { Injectable } from '@nestjs/common';
import type { CallContext, Client, TerminalSettingView } from '@parcelway/contracts';
import { DomainError, terminalSetting } from '@parcelway/contracts';
import { InjectClient } from '@parcelway/platform';

/** While the terminal service is away the rest of the back office works all the same. */
const UNKNOWN: Pick<TerminalSettingView, 'packageManager' | 'port'> = {
  packageManager: 'pnpm',
  port: '8000',
};

/** What the existing web clients are told of the terminal when they start, in the keys of both generations. */
@Injectable()
export class ClientTerminal {
  constructor(@InjectClient(terminalSetting) private readonly settings: Client<typeof terminalSetting>) {}

  async facts(context: CallContext) {
    const { packageManager, port } = await this.settings.get({}, context).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'service.unavailable') return UNKNOWN;
      throw error;
    });
    return { phpDevelopmentServer: false, installServicePort: port, npmPackageManager: packageManager };
  }
}
