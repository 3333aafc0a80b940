import { createHash, randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import Redis from 'ioredis';
import type { LegacyClient } from './legacy-client';

/** What a person would read off the picture; looked up where the product keeps it. */
export async function captchaSecret(stack: Stack, kind: 'image' | 'click', id: string): Promise<string> {
  const redis = new Redis(stack.config.redisUrl);
  const key = `captcha:${kind}:${createHash('sha256').update(id).digest('hex')}`;
  const secret = await redis.hget(key, 'secret');
  redis.disconnect();
  if (secret === null) throw new Error(`no ${kind} captcha under this id`);
  return secret;
}

/** Fetches the picture with digits under an id and answers its text. */
export async function solveImage(stack: Stack, tab: LegacyClient, id: string): Promise<string> {
  const answer = await tab.fetch('GET', '/api/common/captcha', { query: `server=1&id=${id}` });
  if (answer.headers.get('content-type') !== 'image/png') throw new Error('no picture');
  return captchaSecret(stack, 'image', id);
}

/** Fetches a picture to click on, shown at half its size, checks the clicks as the client does, and answers them. */
export async function solveClicks(
  stack: Stack,
  tab: LegacyClient,
): Promise<{ captchaId: string; captchaInfo: string }> {
  const captchaId = randomUUID();
  const shown = await tab.get<{ text: string[]; base64: string; width: number; height: number }>(
    '/api/common/clickCaptcha',
    `id=${captchaId}`,
  );
  if (shown.data.text.length !== 2 || !shown.data.base64.startsWith('data:image/png;base64,'))
    throw new Error('no picture to click on');
  const { targets } = JSON.parse(await captchaSecret(stack, 'click', captchaId)) as {
    targets: readonly { x: number; y: number; size: number }[];
  };
  const clicks = targets.map(({ x, y, size }) => `${(x + size / 2) / 2},${(y + size / 2) / 2}`).join('-');
  const captchaInfo = `${clicks};${shown.data.width / 2};${shown.data.height / 2}`;
  const info = { id: captchaId, info: captchaInfo, unset: false };
  const { code } = await tab.post('/api/common/checkClickCaptcha', info);
  if (code !== 1) throw new Error('the clicks were wrong');
  return { captchaId, captchaInfo };
}
