/** Names of time and address columns as the older client generation writes them. */
const older: Readonly<Record<string, string>> = {
  create_time: 'createtime',
  update_time: 'updatetime',
  delete_time: 'deletetime',
  last_login_time: 'lastlogintime',
  last_login_ip: 'lastloginip',
  join_time: 'jointime',
  last_upload_time: 'lastuploadtime',
};

const current: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(older).map(([now, then]) => [then, now]),
);

/** `createtime` → `create_time`; any other name stays as it is. */
export function currentSpelling(name: string): string {
  return current[name] ?? name;
}

/** A column as a search names it: `userGroup.createtime` → `user_group.create_time`. */
export function searchedName(written: string): string {
  const at = written.lastIndexOf('.');
  const path = written
    .slice(0, at + 1)
    .replace(/[A-Z]/g, (letter, index) => `${index > 0 ? '_' : ''}${letter.toLowerCase()}`);
  return path + currentSpelling(written.slice(at + 1));
}

/** The row with the older spellings beside the current ones. */
export function withOlderSpellings(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const result: Record<string, unknown> = { ...row };
  for (const now in older) {
    const then = older[now];
    if (then !== undefined && now in row) result[then] = row[now];
  }
  return result;
}
