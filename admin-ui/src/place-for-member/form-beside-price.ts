/** The form on the left, its price and the button on the right; below each other where there is no room. */
export const formBesidePrice = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;

/** What stays in sight while the form is scrolled. */
export const priceInSight = { display: 'grid', gap: 2, position: { lg: 'sticky' }, top: 16 } as const;
