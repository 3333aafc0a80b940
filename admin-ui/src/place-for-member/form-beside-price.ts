import { pageColumns } from '../crud/PageParts';

/** The form with its price and the button beside it. */
export const formBesidePrice = { ...pageColumns, gap: 2 } as const;

/** What stays in sight while the form is scrolled. */
export const priceInSight = { display: 'grid', gap: 2, position: { lg: 'sticky' }, top: 16 } as const;
