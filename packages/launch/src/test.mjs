import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServers, buildUis } from './child-scripts.mjs';
import { installDependencies } from './dependencies.mjs';
import { dockerAnswers } from './servers/docker.mjs';
import { natsIsUsable } from './servers/nats.mjs';
import { findCommand, installPackages, mayInstall } from './servers/system-packages.mjs';
import { readSettings, report, root } from './settings.mjs';

/**
 * `npm test [-- jest arguments]`: everything the tests need (dependencies, build, programs of the system), then Jest over
 * everything. The last line is `N passed, N failed`; a test file that cannot be loaded counts as one failed.
 */
const say = (line) => process.stdout.write(`${line}\n`);

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop.abort());

/** What tests use of the system, by Debian package. */
const programs = {
  'nats-server': () => natsIsUsable(),
  'redis-server': () => findCommand('redis-server') !== undefined,
  chromium: () =>
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].some(findCommand) ||
    existsSync('/Applications'),
  'poppler-utils': () => findCommand('pdftotext') !== undefined,
  'zbar-tools': () => findCommand('zbarimg') !== undefined,
  'fonts-noto-cjk': () => process.platform !== 'linux' || hasChineseFont(),
};

async function main() {
  const { dataDir } = readSettings();
  await Promise.all([
    installDependencies({ say, signal: stop.signal }),
    ensurePrograms(join(dataDir, 'logs/apt.log')),
  ]);
  await buildServers({ signal: stop.signal });
  await buildUis({ signal: stop.signal });
  return runJest(process.argv.slice(2));
}

async function ensurePrograms(logFile) {
  const missing = () => Object.keys(programs).filter((name) => !programs[name]());
  if (missing().length > 0 && mayInstall()) await installPackages(missing(), { say, logFile });
  const needed = (await dockerAnswers())
    ? missing().filter((name) => !/^(nats|redis)-server$/.test(name))
    : missing();
  if (needed.length > 0) say(`missing on this machine, and tests that use it fail: ${needed.join(', ')}`);
}

function hasChineseFont() {
  const found = (folder, depth) =>
    existsSync(folder) &&
    readdirSync(folder, { withFileTypes: true }).some((entry) =>
      entry.isDirectory()
        ? depth > 0 && found(join(folder, entry.name), depth - 1)
        : /cjk|wqy|noto.*(sc|hans)/i.test(entry.name),
    );
  return ['/usr/share/fonts', '/usr/local/share/fonts'].some((folder) => found(folder, 4));
}

async function runJest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'parcelway-result-'));
  const file = join(folder, 'result.json');
  const config = join(root, 'packages/testing/jest.config.cjs');
  const fixed = ['--ci', '-c', config, '-w', '2', '--json', `--outputFile=${file}`];
  try {
    const code = await new Promise((done, fail) => {
      const jest = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...fixed, ...args], {
        cwd: root,
        // What the person's shell says about servers and secrets is not the tests' business.
        env: withoutOurs(process.env),
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      stop.signal.addEventListener('abort', () => jest.kill('SIGTERM'));
      jest.once('error', fail);
      jest.once('exit', (status) => done(status ?? 1));
    });
    return summarize(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutOurs(env) {
  const ours =
    /^(DATABASE_URL|NATS_URL|REDIS_URL|PORT|HOST|HEALTH_PORT|DATA_DIR|JWT_SECRET|FIELD_KEY|ADMIN_USERNAME|ADMIN_PASSWORD|NODE_ENV)$/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}

function summarize(result, code) {
  for (const suite of result?.testResults ?? []) {
    for (const { status, fullName } of suite.assertionResults) {
      if (status === 'pending' || status === 'todo' || status === 'disabled')
        say(`skipped: ${fullName} (marked so in ${suite.name})`);
    }
  }
  const passed = result?.numPassedTests ?? 0;
  const failed = result ? result.numFailedTests + result.numRuntimeErrorTestSuites : 1;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

main()
  .catch((error) => {
    report(error);
    return { passed: 0, failed: 1 };
  })
  .then(({ passed, failed }) => {
    process.stdout.write(`${passed} passed, ${failed} failed\n`, () => process.exit(failed === 0 ? 0 : 1));
  });
