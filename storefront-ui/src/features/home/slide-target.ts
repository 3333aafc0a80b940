/** Where a slide leads: a path of this site, a secure page elsewhere, or nowhere. */
export function slideTarget(link: string): { kind: 'here' | 'elsewhere'; to: string } | null {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'here', to: link };
  return /^https:\/\//i.test(link) ? { kind: 'elsewhere', to: link } : null;
}
