import { slideTarget } from './slide-target';

describe('a slide', () => {
  it('leads to a page here, or to a secure page elsewhere', () => {
    expect(slideTarget('/serviceSupport')).toEqual({ kind: 'here', to: '/serviceSupport' });
    expect(slideTarget('https://example.com/a')).toEqual({ kind: 'elsewhere', to: 'https://example.com/a' });
  });

  it.each(['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://example.com'])(
    'leads nowhere with "%s"',
    (link) => expect(slideTarget(link)).toBeNull(),
  );
});
