import type { PackageManager } from '@parcelway/contracts';

/** Titles in both languages: zh-cn first. */
type Title = readonly [zh: string, en: string];

/** Variables beyond the harmless ones that a command is given. */
export type CommandSecret = 'database' | 'servers' | 'keys';

/** One command that staff may run: a program with its arguments, never a line for a shell. */
export interface Command {
  readonly title: Title;
  /** `node` is the one that runs this service. */
  readonly program: string;
  /** `{extend}` stands for the checked answer that came with the task, `{maintenance}` for the folder of this service's own scripts. */
  readonly args: readonly string[];
  readonly folder: 'root' | 'admin-ui' | 'storefront-ui' | 'scratch';
  readonly timeoutS: number;
  readonly secrets?: readonly CommandSecret[];
  /** It needs to know a backup by its name. */
  readonly extend?: 'backup';
  /** Offered only while this package manager is the chosen one. */
  readonly packageManager?: PackageManager;
}

type CommandLine = readonly [program: string, ...args: string[]];

/** The version of pnpm that the lock file is kept with. */
const PNPM = 'pnpm@12.21.0';
/** npm fetches it, so that it runs where nobody has installed it. */
const pnpm = (...args: readonly string[]): CommandLine => ['npx', '--yes', PNPM, ...args];
const MINUTE = 60;

type Manager = Exclude<PackageManager, 'none'>;

/** The same act by every package manager that can do it: `web-build.npm`, `web-build.pnpm`, … */
function perManager(
  group: string,
  title: Title,
  where: Pick<Command, 'folder' | 'timeoutS'>,
  lines: Partial<Record<Manager, CommandLine>>,
): Record<string, Command> {
  return Object.fromEntries(
    Object.entries(lines).map(([manager, [program, ...args]]) => [
      `${group}.${manager}`,
      { title, program, args, packageManager: manager as Manager, ...where },
    ]),
  );
}

/** Workspaces are installed from the lock file, which only pnpm reads. */
function install(workspace: string): Partial<Record<Manager, CommandLine>> {
  const line = pnpm('install', '--frozen-lockfile', '--filter', `./${workspace}...`);
  return { npm: line, pnpm: line };
}

const build: Record<Manager, CommandLine> = {
  npm: ['npm', 'run', 'build'],
  cnpm: ['cnpm', 'run', 'build'],
  yarn: ['yarn', 'run', 'build'],
  pnpm: pnpm('run', 'build'),
  ni: ['nr', 'build'],
};

const version = (name: string, [program, ...args]: CommandLine = [name]): Command => ({
  title: [`${name} 版本`, `Version of ${name}`],
  program,
  args: [...args, '--version'],
  folder: 'root',
  timeoutS: MINUTE,
});

/** Every command of the terminal by its key. What is not here is not run. */
export const allowList: Readonly<Record<string, Command>> = {
  'version.node': version('node'),
  'version.npm': version('npm'),
  'version.cnpm': version('cnpm'),
  'version.yarn': version('yarn'),
  'version.pnpm': version('pnpm', pnpm()),
  ...perManager(
    'test',
    ['测试包管理器', 'Test the package manager'],
    { folder: 'scratch', timeoutS: 3 * MINUTE },
    {
      npm: ['npm', 'install', '--no-audit', '--no-fund'],
      cnpm: ['cnpm', 'install'],
      yarn: ['yarn', 'install', '--non-interactive'],
      pnpm: pnpm('install', '--ignore-workspace'),
      ni: ['ni'],
    },
  ),
  'install.pnpm': {
    title: ['安装 pnpm', 'Install pnpm'],
    program: 'npm',
    args: ['install', '--global', PNPM],
    folder: 'root',
    timeoutS: 10 * MINUTE,
  },
  ...perManager(
    'web-install',
    ['安装后台依赖', 'Install the back office'],
    { folder: 'root', timeoutS: 20 * MINUTE },
    install('admin-ui'),
  ),
  ...perManager(
    'web-build',
    ['构建后台', 'Build the back office'],
    { folder: 'admin-ui', timeoutS: 20 * MINUTE },
    build,
  ),
  ...perManager(
    'storefront-install',
    ['安装商城依赖', 'Install the storefront'],
    { folder: 'root', timeoutS: 20 * MINUTE },
    install('storefront-ui'),
  ),
  ...perManager(
    'storefront-build',
    ['构建商城', 'Build the storefront'],
    { folder: 'storefront-ui', timeoutS: 20 * MINUTE },
    build,
  ),
  'migrate.run': {
    title: ['更新数据库结构', 'Migrate the database'],
    program: 'node',
    args: ['packages/launch/src/migrate.mjs'],
    folder: 'root',
    timeoutS: 30 * MINUTE,
    secrets: ['database', 'keys'],
  },
  'seed.demo': {
    title: ['重新写入演示数据', 'Put in the demo data again'],
    program: 'node',
    args: ['packages/launch/src/migrate.mjs', '--seed'],
    folder: 'root',
    timeoutS: 30 * MINUTE,
    secrets: ['database', 'keys'],
  },
  'backup.database': {
    title: ['备份数据库', 'Back up the database'],
    program: 'node',
    args: ['{maintenance}/backup.mjs'],
    folder: 'root',
    timeoutS: 60 * MINUTE,
    secrets: ['database'],
  },
  'restore.database': {
    title: ['恢复数据库', 'Restore the database'],
    program: 'node',
    args: ['{maintenance}/restore.mjs', '{extend}'],
    folder: 'root',
    timeoutS: 60 * MINUTE,
    secrets: ['database'],
    extend: 'backup',
  },
  'health.report': {
    title: ['健康报告', 'Health report'],
    program: 'node',
    args: ['{maintenance}/health-report.mjs'],
    folder: 'root',
    timeoutS: 2 * MINUTE,
    secrets: ['database', 'servers'],
  },
  'ping.localhost': {
    title: ['测试网络', 'Ping localhost'],
    program: 'ping',
    args: ['-c', '3', 'localhost'],
    folder: 'root',
    timeoutS: MINUTE,
  },
};
