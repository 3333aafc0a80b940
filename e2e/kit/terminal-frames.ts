export interface Frame {
  readonly data: string;
  readonly uuid: string;
  readonly extend: string;
  readonly key: string;
}

/** Reads an event stream to its end, or until the frame after which a client closes it. */
export async function framesOf(url: string, headers: Record<string, string> = {}): Promise<Frame[]> {
  const answer = await fetch(url, { headers: { accept: 'text/event-stream', ...headers } });
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`no event stream: HTTP ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return text
    .split('\n\n')
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as Frame);
}
