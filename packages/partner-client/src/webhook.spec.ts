import { isWebhookSigned } from './webhook';

describe('a webhook', () => {
  const header = 't=1767225600,v1=cf67d8fd0703d7cb1ff2553b1118ced29ab31e1bb21b664ecdd4ba21ea5a4b82';
  const body = '{"id":"e-1"}';
  const now = 1_767_225_600_000;

  it('is taken with its own signature, within five minutes', () => {
    expect(isWebhookSigned('demo-secret', header, body, now)).toBe(true);
    expect(isWebhookSigned('demo-secret', header, body, now + 299_000)).toBe(true);
  });

  it.each<[string, [string, string, string, number]]>([
    ['another secret', ['other', header, body, now]],
    ['another body', ['demo-secret', header, `${body} `, now]],
    ['another time', ['demo-secret', header.replace('1767225600', '1767225601'), body, now]],
    ['no signature', ['demo-secret', '', body, now]],
    ['six minutes', ['demo-secret', header, body, now + 360_000]],
  ])('is refused with %s', (_name, given) => expect(isWebhookSigned(...given)).toBe(false));
});
