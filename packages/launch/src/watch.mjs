import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildServers, buildUis } from './child-scripts.mjs';
import { root } from './settings.mjs';

const quietMs = 150;
const uiOnly = /^(admin-ui|storefront-ui|packages\/look)$/;
const folders = ['packages', 'services', 'gateway', 'admin-ui', 'storefront-ui'];

/**
 * `npm run dev`: builds what a saved file changed and restarts the processes that are made of it.
 * @param supervisor of the running processes
 * @returns a function that stops watching
 */
export function watchSources({ supervisor, names, say }) {
  let timer;
  let working = Promise.resolve();
  const changed = new Set();
  const rebuild = async () => {
    const roots = [...changed];
    changed.clear();
    try {
      const { changed: rebuilt } = await buildServers();
      const affected = affectedProcesses(rebuilt, names);
      if (affected.length > 0) {
        say(`restarting ${affected.join(', ')}`);
        await Promise.all(affected.map((name) => supervisor.restart(name)));
      }
      if (roots.some((path) => uiOnly.test(path) || path.startsWith('packages/'))) await buildUis();
      say('up to date');
    } catch (error) {
      say(error.message);
    }
  };
  const watchers = folders
    .map((folder) => join(root, folder))
    .filter((path) => existsSync(path))
    .map((path, index) =>
      watch(path, { recursive: true }, (_event, file) => {
        if (!file || /(^|\/)(dist|node_modules)(\/|$)|\.spec\.tsx?$|\.int-spec\.ts$/.test(file)) return;
        changed.add(workspaceOf(folders[index], file));
        clearTimeout(timer);
        timer = setTimeout(() => (working = working.then(rebuild)), quietMs);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    return working;
  };
}

function workspaceOf(folder, file) {
  return folder === 'packages' || folder === 'services' ? `${folder}/${file.split('/')[0]}` : folder;
}

/** A package concerns every process, a service or the gateway only itself. */
export function affectedProcesses(workspaces, names) {
  if (workspaces.some((path) => path.startsWith('packages/') && path !== 'packages/testing')) return names;
  return names.filter((name) => workspaces.includes(name === 'gateway' ? 'gateway' : `services/${name}`));
}
