import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compressFiles } from './compress.mjs';
import { Plain, report, root } from './settings.mjs';

/**
 * `npm run build`: the server side with swc to `<workspace>/dist`, the two web applications with Vite to theirs.
 * Only what changed since the last build is done. `--servers` or `--ui` do one half. Forked, it tells its parent
 * `{changed: [workspace, …], hash}` of the server side.
 */
const notServer = new Set(['packages/launch', 'packages/look', 'packages/client']);
const sourceFolders = ['src', 'migrations', 'seeds'];
const uis = ['storefront-ui', 'admin-ui'];
const uiPackages = [
  'packages/client',
  'packages/look',
  'packages/contracts',
  'packages/money',
  'packages/checks',
];
const stampName = '.inputs.json';

/** The workspaces that run on the server, relative to the root. */
export function serverWorkspaces() {
  const grouped = ['packages', 'services'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...grouped, 'gateway', 'bench'].filter(
    (path) => !notServer.has(path) && existsSync(join(root, path, 'package.json')),
  );
}

/** Builds the server side; answers the workspaces that changed and one hash over all that went in. */
export async function buildServers() {
  const swcrc = readFileSync(join(root, '.swcrc'), 'utf8');
  const changed = [];
  const failures = [];
  const all = createHash('sha256').update(swcrc);
  for (const workspace of serverWorkspaces()) {
    const { inputs, touched } = await buildWorkspace(workspace, swcrc, failures);
    if (touched) changed.push(workspace);
    all.update(JSON.stringify([workspace, inputs]));
  }
  if (failures.length > 0) throw new Plain(failures.join('\n'));
  return { changed, hash: all.digest('hex') };
}

async function buildWorkspace(workspace, swcrc, failures) {
  const home = join(root, workspace);
  const dist = join(home, 'dist');
  const config = hashOf(swcrc);
  const before = readStamp(dist);
  const known = before.config === config ? (before.inputs ?? {}) : {};
  const inputs = {};
  let touched = false;
  for (const file of sourceFolders.flatMap((folder) => filesUnder(join(home, folder)))) {
    if (/\.(spec|int-spec|e2e-spec|d)\.tsx?$/.test(file)) continue;
    const name = relative(home, file);
    const content = readFileSync(file);
    const hash = hashOf(content);
    if (known[name] !== hash || !existsSync(join(dist, outputOf(name)))) {
      touched = true;
      try {
        await emit({ file, target: join(dist, outputOf(name)), content, swcrc });
      } catch (error) {
        failures.push(`${workspace}/${name}: ${error.message.split('\n\nCaused by:')[0].trimEnd()}`);
        continue;
      }
    }
    inputs[name] = hash;
  }
  for (const name of Object.keys(before.inputs ?? {})) {
    if (inputs[name] !== undefined) continue;
    touched = true;
    for (const end of ['', '.map']) rmSync(join(dist, outputOf(name) + end), { force: true });
  }
  if (touched) writeStamp(dist, { config, inputs });
  return { inputs, touched };
}

/** TypeScript becomes JavaScript; everything else that lies beside it (SQL, data, fonts) is copied. */
async function emit({ file, target, content, swcrc }) {
  if (!file.endsWith('.ts')) {
    write(target, content);
    return;
  }
  const { transform } = await import('@swc/core');
  const { code, map } = await transform(content.toString('utf8'), {
    ...JSON.parse(swcrc),
    swcrc: false,
    configFile: false,
    filename: file,
    sourceFileName: relative(dirname(target), file),
  });
  const mapName = `${target.slice(target.lastIndexOf('/') + 1)}.map`;
  if (map) write(`${target}.map`, map);
  write(target, map ? `${code}//# sourceMappingURL=${mapName}\n` : code);
}

function outputOf(name) {
  return name.replace(/\.ts$/, '.js');
}

/** Builds the two web applications where something they are made of changed, one after the other: each is a big eater. */
export async function buildUis() {
  for (const ui of uis) {
    const home = join(root, ui);
    if (!existsSync(join(home, 'vite.config.ts'))) continue;
    const inputs = hashOf(
      JSON.stringify(
        [ui, ...uiPackages]
          .flatMap((workspace) => filesUnder(join(root, workspace)))
          .concat(join(root, 'pnpm-lock.yaml'), join(root, 'packages/launch/src/compress.mjs'))
          .filter((file) => !/\.(spec|int-spec)\.tsx?$/.test(file))
          .map((file) => [relative(root, file), hashOf(readFileSync(file))]),
      ),
    );
    const dist = join(home, 'dist');
    if (readStamp(dist).inputs === inputs && existsSync(join(dist, 'index.html'))) continue;
    await vite(home);
    await compressFiles(join(dist, 'assets'));
    writeStamp(dist, { inputs });
  }
}

function vite(home) {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [join(home, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      {
        cwd: home,
        env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Plain(`vite build failed in ${relative(root, home)}.`)),
    );
  });
}

/** Every file below a folder, sorted; without what is installed or built. */
function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}

function hashOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

function readStamp(dist) {
  try {
    return JSON.parse(readFileSync(join(dist, stampName), 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(dist, stamp) {
  write(join(dist, stampName), JSON.stringify(stamp));
}

/** Whole or not at all: another process may be reading. */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

async function main() {
  const [servers, ui] = ['--servers', '--ui'].map((flag) => process.argv.includes(flag));
  if (servers || !ui) {
    const result = await buildServers();
    if (process.send) await new Promise((done) => process.send(result, done));
  }
  if (ui || !servers) await buildUis();
}

if (process.argv[1] === import.meta.filename) {
  main().then(
    () => process.exit(0),
    (error) => {
      report(error);
      process.exit(1);
    },
  );
}
