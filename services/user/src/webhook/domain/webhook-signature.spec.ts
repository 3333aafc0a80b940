import { webhookSignature } from './webhook-signature';

it('a webhook is signed over its time and its body', () => {
  // printf '1767225600.{"id":"e-1"}' | openssl dgst -sha256 -hmac demo-secret
  expect(webhookSignature('demo-secret', '{"id":"e-1"}', 1_767_225_600)).toBe(
    't=1767225600,v1=cf67d8fd0703d7cb1ff2553b1118ced29ab31e1bb21b664ecdd4ba21ea5a4b82',
  );
});
