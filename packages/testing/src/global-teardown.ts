import { running } from './global-setup';

/** After the last test of a run: stops the servers. */
export default async function globalTeardown(): Promise<void> {
  const all = running();
  await all?.provider.stop();
  if (all?.provider !== all?.local) await all?.local.stop();
}
