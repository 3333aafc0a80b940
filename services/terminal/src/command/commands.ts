import { mkdirSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Locale, PackageManager } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, commandEnvironment, invalidFields } from '@parcelway/platform';
import { allowList } from './allow-list';
import type { Command, CommandSecret } from './allow-list';

/** Provided by tests that need commands of their own. */
export const ALLOW_LIST = Symbol('ALLOW_LIST');

/** All that is needed to start a program. */
export interface Invocation {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutS: number;
  /** As people would type it. */
  readonly shown: string;
}

const BACKUP = /^[\w-]{1,50}$/;
const BACKUP_FILE = /^([\w-]{1,50})\.backup\.gz$/;

/** The allow-list made concrete: folders, environment, backups. */
@Injectable()
export class Commands {
  private readonly root = workspaceRoot();
  private readonly dataDir: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Optional() @Inject(ALLOW_LIST) private readonly list: Readonly<Record<string, Command>> | null,
  ) {
    this.dataDir = resolve(this.root, config.dataDir);
  }

  /** Errors: terminal.not_allowed; request.invalid where `extend` names no backup. */
  check(key: string, extend: string): Command {
    const list = this.list ?? allowList;
    const command = Object.hasOwn(list, key) ? list[key] : undefined;
    if (!command) throw new DomainError('terminal.not_allowed');
    if (command.extend === 'backup' && !this.backups().includes(extend))
      throw invalidFields([{ field: 'extend', rule: extend === '' ? 'required' : 'unknown' }]);
    return command;
  }

  /** Errors: as `check`. */
  invocation(key: string, extend: string): Invocation {
    const command = this.check(key, extend);
    const fill = (text: string): string =>
      text.replace('{maintenance}', join(__dirname, '../maintenance')).replace('{extend}', extend);
    return {
      program: command.program === 'node' ? process.execPath : command.program,
      args: command.args.map(fill),
      folder: this.folder(command),
      environment: {
        ...commandEnvironment(),
        ...Object.assign({}, ...(command.secrets ?? []).map((secret) => this.secret(secret))),
      },
      timeoutS: command.timeoutS,
      shown: [
        command.program,
        ...command.args.map((text) => text.replace('{maintenance}/', '').replace('{extend}', extend)),
      ].join(' '),
    };
  }

  /** What can be chosen while this package manager is set. */
  offered(manager: PackageManager, locale: Locale) {
    return Object.entries(this.list ?? allowList)
      .filter(([, { packageManager }]) => packageManager === undefined || packageManager === manager)
      .map(
        ([
          key,
          {
            title: [zh, en],
            extend,
          },
        ]) => ({
          key,
          title: locale === 'en' ? en : zh,
          extend: extend ?? null,
        }),
      );
  }

  /** Names, newest first. */
  backups(): string[] {
    const folder = join(this.dataDir, 'backups');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .flatMap((file) => BACKUP_FILE.exec(file)?.[1] ?? [])
      .filter((name) => BACKUP.test(name))
      .sort()
      .reverse();
  }

  private folder({ folder }: Command): string {
    if (folder === 'root') return this.root;
    if (folder !== 'scratch') return join(this.root, folder);
    const scratch = join(this.dataDir, 'terminal/package-manager-test');
    mkdirSync(scratch, { recursive: true });
    writeFileSync(
      join(scratch, 'package.json'),
      '{ "name": "package-manager-test", "version": "1.0.0", "private": true, "license": "UNLICENSED" }\n',
    );
    return scratch;
  }

  private secret(kind: CommandSecret): Record<string, string> {
    const { databaseUrl, natsUrl, redisUrl, jwtSecret, fieldKey, isProduction } = this.config;
    switch (kind) {
      case 'database':
        return {
          DATABASE_URL: databaseUrl,
          DATA_DIR: this.dataDir,
          NODE_ENV: isProduction ? 'production' : 'development',
        };
      case 'servers':
        return { NATS_URL: natsUrl, REDIS_URL: redisUrl };
      case 'keys':
        return { JWT_SECRET: jwtSecret, FIELD_KEY: fieldKey };
    }
  }
}

/** The folder that holds all workspaces: the nearest one above this file. */
function workspaceRoot(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  return process.cwd();
}
