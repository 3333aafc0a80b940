import type { Guess, PastedLine } from './pasted-lines';

const BRITAIN =
  /^(?:united kingdom|great britain|u\.?k\.?|g\.?b\.?|england|scotland|wales|northern ireland|英国)$/iu;
const TITLE = /^(mr|mrs|ms|miss|dr)\.? /iu;
const RANK =
  /^(?:prof(?:essor)?|rev|sir|lady|pte|lcpl|cpl|sgt|ssgt|wo[12]|lt|capt|maj|col|cdr|flt lt|sqn ldr|gnr|spr|rfn|mne|ab)\.? /iu;
const NAME = /^[\p{Script=Latin}'’.-]+(?: [\p{Script=Latin}'’.-]+){1,3}$/iu;
/** Words of streets, buildings and houses that a person's name does not have. */
const STREET =
  'street|st|road|rd|avenue|ave|lane|ln|drive|close|court|place|way|terrace|crescent|gardens|square|row|hill|grove|mews|walk|alley|yard|parade|quay|wharf|green|view|rise|mile|park';
const PREMISES = new RegExp(
  `^the |\\b(?:${STREET}|house|rectory|vicarage|lodge|cottage|farm|hall|mill|building|buildings|centre|college|school|university|hospital|department|hotel|flat|unit|estate|forces|barracks)\\b`,
  'iu',
);
const COMPANY = /\b(?:ltd|limited|plc|llp|inc|gmbh)\.?$/iu;
const COUNTY = new RegExp(
  [
    '.+shire',
    'greater .+',
    'co(?:unty|\\.)? (?:durham|antrim|armagh|down|fermanagh|londonderry|tyrone)',
    '(?:north|south|east|west) (?:yorkshire|sussex|midlands|glamorgan|lothian)',
    'mid glamorgan|midlothian|merseyside|tyne (?:and|&) wear|isle of wight|middlesex|rutland|northumberland|cumbria',
    'norfolk|suffolk|essex|kent|surrey|sussex|cornwall|devon|dorset|somerset|fife|angus|clwyd|dyfed|gwent|gwynedd|powys|highland',
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
  'iu',
);
const FORCES = /^BFPO ?\d+$/iu;
/** A street and the town behind it, written without a break. */
const STREET_THEN_TOWN = new RegExp(`^(.*\\d.*\\b(?:${STREET})\\.?) (\\p{Lu}[\\p{L}' -]+)$`, 'iu');
/** A name and the house it lives in, written without a break. */
const NAME_THEN_HOUSE = /^([\p{Script=Latin}'’. -]+?) ((?:flat|unit|apartment|apt|room|studio)\b.*|\d.*)$/iu;
const LINES = ['address_line', 'address_line_2', 'address_line_3'] as const;
const LINE_LENGTH = 60;

/** Reads the lines of a British block: name first or last, then lines, the town last before the postcode, as the post office has it. */
export function readBritish(fields: Guess, pasted: readonly PastedLine[], unsure: Set<string>): void {
  const labelled = (kind: PastedLine['kind']): string | undefined =>
    pasted.find((line) => line.kind === kind)?.text;
  let lines: readonly PastedLine[] = pasted.filter(({ kind, text }) => kind === '' && !BRITAIN.test(text));
  const without = (gone: PastedLine | undefined): void => {
    lines = lines.filter((line) => line !== gone);
  };

  const company = lines.find(({ text }) => COMPANY.test(text));
  const companyName = labelled('company') ?? company?.text;
  if (companyName) fields.company = companyName;
  if (!labelled('company')) without(company);

  const name = labelled('name');
  if (name) putName(fields, name);
  else {
    lines = splitName(lines);
    const named = nameAmong(lines);
    if (named) putName(fields, named.text);
    without(named);
  }

  const texts = lines.map(({ text }) => text);
  const county = labelled('province') ?? texts.slice(1).find((text) => COUNTY.test(text));
  if (county) fields.province = county;
  const places = texts.filter((text) => text !== county);
  const { town, street, isLikely } = townOf(places, labelled('city'));
  if (town) fields.city = town;
  if (town && !isLikely) unsure.add('city');
  for (const [at, line] of foldLines(street).entries()) {
    fields[LINES[at] ?? 'address_line_3'] = line;
    if (line.length > LINE_LENGTH) unsure.add(LINES[at] ?? 'address_line_3');
  }
}

const latinOf = (text: string): string =>
  text
    .replace(/[(]?\p{Script=Han}+[)]?/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const isName = (text: string): boolean => {
  const name = latinOf(text);
  return NAME.test(name) && !PREMISES.test(name) && !FORCES.test(name);
};

/** The name stands first, or behind the postcode; of one line alone nothing is said. */
function nameAmong(lines: readonly PastedLine[]): PastedLine | undefined {
  const [first] = lines;
  if (lines.length < 3 && !(first && TITLE.test(first.text))) {
    // Name, street and town are three; with less only a title or the place behind the postcode tells a name.
    return lines.find((line) => line.isAfterPostcode && isName(line.text)) ?? nameBeforeStreet(lines);
  }
  if (first && isName(first.text)) return first;
  return lines.find((line) => line.isAfterPostcode && isName(line.text));
}

function nameBeforeStreet([first, second]: readonly PastedLine[]): PastedLine | undefined {
  return first && second && isName(first.text) && /\d/u.test(second.text) ? first : undefined;
}

/** `Emma Watson 34 Acacia Avenue` as two lines. */
function splitName(lines: readonly PastedLine[]): readonly PastedLine[] {
  const [first, ...others] = lines;
  const split = first ? NAME_THEN_HOUSE.exec(first.text) : null;
  if (!first || !split?.[1] || !split[2] || !isName(split[1])) return lines;
  return [{ ...first, text: split[1] }, { ...first, text: split[2] }, ...others];
}

function putName(fields: Guess, written: string): void {
  const latin = latinOf(written);
  if (latin === '') {
    fields.last_name = written.slice(0, 1);
    if (written.length > 1) fields.first_name = written.slice(1);
    return;
  }
  const title = TITLE.exec(latin)?.[1];
  if (title) fields.salutation = salutationOf(title);
  const words = latin.replace(TITLE, '').replace(RANK, '').split(' ');
  fields.last_name = words.at(-1) ?? '';
  if (words.length > 1) fields.first_name = words.slice(0, -1).join(' ');
}

function salutationOf(title: string): 'Mr' | 'Mrs' | 'Ms' | 'Miss' | 'Dr' {
  return (title.charAt(0).toUpperCase() + title.slice(1).toLowerCase()) as 'Mr';
}

/** The town is the last line without a number; where it follows its street without a break it is only likely. */
function townOf(
  places: readonly string[],
  labelled: string | undefined,
): { town?: string; street: readonly string[]; isLikely: boolean } {
  if (labelled) return { town: labelled, street: places, isLikely: true };
  const forces = places.find((line) => FORCES.test(line));
  if (forces) return { town: forces, street: places.filter((line) => line !== forces), isLikely: true };
  const last = places.at(-1) ?? '';
  const split = /\d/u.test(last) ? STREET_THEN_TOWN.exec(last) : null;
  if (split?.[1] && split[2])
    return { town: split[2], street: [...places.slice(0, -1), split[1]], isLikely: false };
  const at = places.findLastIndex((line) => !/\d/u.test(line));
  const town = at > 0 ? places[at] : undefined;
  if (!town) return { street: places, isLikely: false };
  return { town, street: places.filter((_, index) => index !== at), isLikely: at === places.length - 1 };
}

/** Three lines at most: the two neighbours that are shortest together share one. Nothing is left out. */
function foldLines(lines: readonly string[]): readonly string[] {
  if (lines.length <= LINES.length) return lines;
  const pairs = lines.slice(1).map((line, at) => `${lines[at] ?? ''}, ${line}`);
  const shortest = pairs.reduce(
    (best, pair, at) => (pair.length < (pairs[best] ?? '').length ? at : best),
    0,
  );
  return foldLines([...lines.slice(0, shortest), pairs[shortest] ?? '', ...lines.slice(shortest + 2)]);
}
