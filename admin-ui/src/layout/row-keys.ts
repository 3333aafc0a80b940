/** Moves between the rows of the table in front, selects, opens and edits the row in focus. Works on what is on the screen. */

const rows = (): HTMLTableRowElement[] =>
  Array.from(document.querySelectorAll<HTMLTableRowElement>('main table tbody tr'));

const current = (): HTMLTableRowElement | null =>
  document.activeElement instanceof HTMLElement
    ? document.activeElement.closest('main table tbody tr')
    : null;

export function moveRow(step: 1 | -1): void {
  const all = rows();
  const here = current();
  const at = here ? all.indexOf(here) + step : step === 1 ? 0 : all.length - 1;
  const next = all[Math.max(0, Math.min(all.length - 1, at))];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

export function selectRow(): void {
  current()?.querySelector<HTMLInputElement>('input[type=checkbox]:not([role=switch])')?.click();
}

export function editRow(): void {
  current()?.querySelector<HTMLElement>('[data-row-edit]')?.click();
}

export function openRow(): void {
  const row = current();
  // A link or button in focus opens itself.
  if (row && document.activeElement === row) row.click();
}

/** Presses the save button of the form in front. */
export function saveForm(): void {
  const forms = document.querySelectorAll<HTMLButtonElement>(
    '[role=dialog] form button[type=submit], main form button[type=submit]',
  );
  forms[0]?.click();
}
