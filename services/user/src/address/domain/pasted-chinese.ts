import type { AreaRow } from '@parcelway/contracts';
import type { Guess, PastedLine } from './pasted-lines';

const POSTCODE = /(?<!\d)\d{6}(?!\d)/u;
const COUNTRY = /^(?:china|p\.?r\.? ?china|中国|中华人民共和国)[ ,]*/iu;
const WORD_OF_ADDRESS = /[省市区县镇乡村路街道巷弄号楼栋室苑园厦场层座]$/u;
const COMPANY = /(?:公司|集团|事务所)$/u;
const TITLE = /\(?(先生|女士|小姐|太太)\)?$/u;
/** `收` = to be received by, written behind the name. */
const RECEIVED_BY = /[( ]*(?:收|亲启|亲收|签收)\)?$/u;
const TWO_CHARACTER_SURNAMES =
  '欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|长孙|宇文|端木|独孤|南宫|百里';
const TWO_CHARACTER_SURNAME = new RegExp(`^(?:${TWO_CHARACTER_SURNAMES})`, 'u');
/** The surnames of nineteen people in twenty. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文庞樊兰殷施洪翟安颜倪牛温芦季俞章鲁葛伍申尤毕聂柴焦柳邢骆岳齐梅庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位霍翁隋植甘景薄单包司柏宁柯阮桂闵解强华车冉房边净';
const SPACED_NAME = new RegExp(`^(?:[${SURNAMES}]|${TWO_CHARACTER_SURNAMES})$`, 'u');
const NAME = new RegExp(`^(?:(?:${TWO_CHARACTER_SURNAMES})\\p{Script=Han}{1,2}|\\p{Script=Han}{2,3})$`, 'u');
/** Given name and father's name, as Uyghurs and others write them. */
const DOTTED_NAME = /^\p{Script=Han}{1,8}(?:[·•・‧∙]\p{Script=Han}{1,8})+$/u;

/** Reads the lines of a Chinese block: postcode, company, name, and the areas the address begins with. */
export function readChinese(
  fields: Guess,
  lines: readonly PastedLine[],
  labelledName: string | undefined,
  areas: readonly AreaRow[],
  unsure: Set<string>,
): void {
  const isArea = (part: string): boolean =>
    areas.some((area) => area.name === part || area.shortname === part);
  const kinds = ['province', 'city', 'district', ''] as const;
  const words = kinds
    .flatMap((kind) => lines.filter((line) => line.kind === kind))
    .flatMap(({ text }) => joinSpacedNames(takePostcode(fields, text).split(' '), isArea))
    .map((word) => word.replace(COUNTRY, ''))
    .filter((word) => word !== '' && !/^\(?收\)?$/u.test(word));

  const company =
    lines.find((line) => line.kind === 'company')?.text ??
    words.find((word) => COMPANY.test(word) && !/\d/u.test(word));
  if (company) fields.company = company;
  const named = labelledName ? undefined : nameAmong(words, isArea);
  const name = labelledName ?? named?.word;
  if (name) putName(fields, name, unsure);
  if (named && !named.isLikely) unsure.add('last_name');
  // A title that stood apart from its name.
  const title = words.find((word) => TITLE.exec(word)?.[0] === word);
  if (title) fields.salutation ??= salutationOf(title);

  const place = placeIn(
    words.filter((word) => ![company, named?.word, title].includes(word)).join(''),
    areas,
  );
  Object.assign(fields, place.found, place.rest ? { address_line: place.rest } : {});
  for (const level of ['province', 'district'] as const) if (!fields[level]) unsure.add(level);
  if (place.isGuessed) unsure.add('city');
}

function takePostcode(fields: Guess, text: string): string {
  const found = fields.zip_code ? null : POSTCODE.exec(text);
  if (!found) return text;
  fields.zip_code = found[0];
  return text.replace(found[0], ' ').trim();
}

/** 包 明 is one name. */
function joinSpacedNames(words: readonly string[], isArea: (part: string) => boolean): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1) ?? '';
    const isName = SPACED_NAME.test(before) && /^\p{Script=Han}{1,2}$/u.test(word) && !isArea(before + word);
    return isName ? [...joined.slice(0, -1), before + word] : [...joined, word];
  }, []);
}

/** A name as the words of a block have it, without its title and what else stands behind it. */
const bareName = (word: string): string => word.replace(RECEIVED_BY, '').replace(TITLE, '').trim();

function nameAmong(
  words: readonly string[],
  isArea: (part: string) => boolean,
): { word: string; isLikely: boolean } | undefined {
  const isFree = (word: string): boolean => !isArea(word) && !WORD_OF_ADDRESS.test(word);
  const hasSurname = (name: string): boolean =>
    SURNAMES.includes(name.slice(0, 1)) || TWO_CHARACTER_SURNAME.test(name);
  const titled = words.find((word) => TITLE.test(word) && hasSurname(bareName(word)));
  if (titled) return { word: titled, isLikely: true };
  const dotted = words.find((word) => DOTTED_NAME.test(bareName(word)));
  if (dotted) return { word: dotted, isLikely: true };
  const names = words.filter((word) => NAME.test(bareName(word)) && isFree(word));
  const known = names.find((word) => hasSurname(bareName(word)));
  const word = known ?? names[0];
  return word === undefined ? undefined : { word, isLikely: known !== undefined };
}

function putName(fields: Guess, written: string, unsure: Set<string>): void {
  const title = TITLE.exec(written.replace(RECEIVED_BY, ''));
  if (title) fields.salutation = salutationOf(title[0]);
  const name = bareName(written).replace(/\s+/gu, ' ');
  const dot = DOTTED_NAME.test(name) ? /[·•・‧∙]/u.exec(name) : null;
  if (dot) {
    fields.last_name = name.slice(0, dot.index);
    fields.first_name = name.slice(dot.index + 1);
    // Which half is the family's is not to be seen.
    unsure.add('first_name').add('last_name');
    return;
  }
  const [first, ...others] = name.split(' ');
  if (!/\p{Script=Han}/u.test(name) && first && others.length > 0) {
    fields.first_name = first;
    fields.last_name = others.join(' ');
    return;
  }
  const joined = name.replace(/ /gu, '');
  const surname = TWO_CHARACTER_SURNAME.exec(joined)?.[0] ?? joined.slice(0, 1);
  fields.last_name = surname;
  if (joined.length > surname.length) fields.first_name = joined.slice(surname.length);
}

const salutationOf = (title: string): '先生' | '女士' => (title.includes('先生') ? '先生' : '女士');

interface Place {
  readonly found: Pick<Guess, 'province' | 'city' | 'district'>;
  readonly rest: string;
  /** The city was not written: its district says which. */
  readonly isGuessed: boolean;
}

/** Province, city and district that an address begins with, by whole or short names, and what follows them. */
function placeIn(address: string, areas: readonly AreaRow[]): Place {
  let rest = address;
  const eat = (candidates: readonly AreaRow[]): AreaRow | undefined => {
    const names = candidates
      .flatMap((area) => [area.name, area.shortname].map((name) => ({ area, name })))
      .sort((left, right) => right.name.length - left.name.length);
    const hit = names.find(({ name }) => rest.startsWith(name));
    if (hit) rest = rest.slice(hit.name.length);
    // A short name with its ending: 甘肃省, written of 甘肃.
    if (hit && hit.name === hit.area.shortname) rest = rest.replace(/^[省市区县]/u, '');
    return hit?.area;
  };
  const below = (area: AreaRow | undefined, level: number): readonly AreaRow[] =>
    areas.filter((one) => one.level === level && (area === undefined || one.pid === area.id));
  const byId = (id: number | undefined): AreaRow | undefined => areas.find((one) => one.id === id);
  let province = eat(below(undefined, 1));
  let city = eat(province ? below(province, 2) : below(undefined, 2));
  const cities = city ? [city] : province ? below(province, 2) : [];
  const district = eat(cities.length > 0 ? cities.flatMap((one) => below(one, 3)) : below(undefined, 3));
  // Municipalities have one city, of their own name.
  const isOnlyCity = province !== undefined && cities.length === 1;
  const isGuessed = city === undefined && district !== undefined && !isOnlyCity;
  city ??= byId(district?.pid);
  province ??= byId(city?.pid);
  return {
    found: {
      ...(province ? { province: province.name } : {}),
      ...(city ? { city: city.name } : {}),
      ...(district ? { district: district.name } : {}),
    },
    rest,
    isGuessed,
  };
}
