const MOST = 200;

/** Dead letters that a call names: `{ids: ["user.<event id>"]}`, or `{service, ids: ["<event id>"]}`. */
export function deadLetterIds({ ids, id, service }: Readonly<Record<string, unknown>>): string[] {
  const given = ids ?? id;
  const named = (Array.isArray(given) ? given : String(given ?? '').split(',')).map((one) =>
    String(one).trim(),
  );
  const whole = named.map((one) =>
    one.includes('.') || service === undefined ? one : `${String(service)}.${one}`,
  );
  return [...new Set(whole.filter((one) => one !== ''))].slice(0, MOST);
}
