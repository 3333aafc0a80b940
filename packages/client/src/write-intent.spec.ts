import { ApiError } from './api-error';
import { WriteIntent } from './write-intent';

const lost = new ApiError('', { noAnswer: 'timeout' });
const refused = new ApiError('余额不足', { code: 0 });

function recorder() {
  let made = 0;
  const keys: string[] = [];
  const intent = new WriteIntent(() => `k${(made += 1)}`);
  const attempt = (content: unknown, outcome: Error | null): Promise<unknown> =>
    intent
      .run(content, (key) => {
        keys.push(key);
        return outcome ? Promise.reject(outcome) : Promise.resolve('done');
      })
      .catch(() => 'failed');
  return { keys, attempt };
}

describe('write intent', () => {
  it('keeps its key while the outcome is unknown', async () => {
    const { keys, attempt } = recorder();
    await attempt({ order_no: 'PW1' }, lost);
    await attempt({ order_no: 'PW1' }, null);
    expect(keys).toEqual(['k1', 'k1']);
  });

  it('takes a new key after an answer, be it yes or no', async () => {
    const { keys, attempt } = recorder();
    await attempt({ order_no: 'PW1' }, refused);
    await attempt({ order_no: 'PW1' }, null);
    await attempt({ order_no: 'PW1' }, null);
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  });

  it('takes a new key for other content', async () => {
    const { keys, attempt } = recorder();
    await attempt({ order_no: 'PW1' }, lost);
    await attempt({ order_no: 'PW2' }, lost);
    expect(keys).toEqual(['k1', 'k2']);
  });
});
