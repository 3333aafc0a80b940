import { existsSync } from 'node:fs';
import { LaunchedStack, launchStack } from './launch-stack';

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

describe('launchStack', () => {
  let stack: LaunchedStack;
  beforeAll(async () => {
    stack = await launchStack();
  }, 120_000);
  afterAll(() => stack.stop());

  it('starts the gateway and the six services as processes of their own', async () => {
    expect(Object.keys(await stack.pids()).sort()).toEqual(
      ['gateway', 'order', 'payment', 'pickup', 'terminal', 'user', 'waybill'].sort(),
    );
    expect(await isReady(stack.url)).toBe(true);
    expect(existsSync(stack.natsStoreDir)).toBe(true);
  });

  it('leaves a killed service dead until it is started again', async () => {
    const before = await stack.pids();
    await stack.kill('payment');
    expect(await stack.pids()).not.toHaveProperty('payment');
    expect(await isReady(stack.url)).toBe(false);
    await stack.start('payment');
    expect((await stack.pids()).payment).not.toBe(before.payment);
    expect(await isReady(stack.url)).toBe(true);
  });

  it('stops everything and starts it again at the same address', async () => {
    await stack.stopAll();
    expect(await stack.pids()).toEqual({});
    await stack.startAll();
    expect(await isReady(stack.url)).toBe(true);
  }, 120_000);
});
