import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** The six services, in the order they are listed everywhere. */
export const serviceNames = ['user', 'order', 'waybill', 'pickup', 'payment', 'terminal'];

/** Every process of the running system: the services and the gateway, by name. */
export const processNames = [...serviceNames, 'gateway'];

/** The built entry point of one process. */
export function entryOf(name) {
  return name === 'gateway'
    ? join(root, 'gateway/dist/src/main.js')
    : join(root, `services/${name}/dist/src/main.js`);
}

/**
 * What the environment says about this copy.
 * `port` is where the gateway listens (8000), `dataDir` the absolute folder of everything that is kept (`.data`),
 * `production` whether NODE_ENV is `production`.
 */
export function readSettings(env = process.env) {
  const port = Number(env.PORT ?? 8000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Plain(`PORT is not a port number: ${env.PORT}`);
  return {
    port,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    production: env.NODE_ENV === 'production',
  };
}

/** An error meant for the person at the terminal: shown as one line, without a stack. */
export class Plain extends Error {}

/** Prints an error the way `Plain` asks for: one line for a Plain, everything for a surprise. */
export function report(error) {
  process.stderr.write(`${error instanceof Plain ? error.message : (error?.stack ?? error)}\n`);
}
