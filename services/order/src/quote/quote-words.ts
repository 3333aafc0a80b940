import type { Locale, QuoteLine } from '@parcelway/contracts';
import { formatMoney, gramsToKg } from '@parcelway/money';
import type { StoredLine, StoredQuote } from '../luggage-order/stored-quote';
import type { PriceLine } from './domain/price-result';

type Figures = StoredLine['params'];
interface Words {
  readonly text: string;
  readonly detail: string;
}
type Writer = (figures: Figures, quote: QuoteNames, locale: Locale) => Words;

/** What the words need beside a line's own figures. */
type QuoteNames = Pick<StoredQuote, 'level' | 'channel' | 'accessorials'>;

const pounds = (value: string | number | undefined): string =>
  `£${formatMoney(BigInt(String(value ?? '0').replace(/n$/, '')))}`;
/** A round sum as people say it: £500, but £12.50. */
const roundPounds = (value: string | number | undefined): string => pounds(value).replace(/\.00$/, '');
const kg = (value: string | number | undefined): string => `${gramsToKg(Number(value ?? 0))} kg`;
const percent = (bp: string | number | undefined): string =>
  `${(BigInt(Number(bp ?? 0)) / 100n).toString()}${fraction(Number(bp ?? 0) % 100)}%`;
const fraction = (hundredths: number): string =>
  hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0').replace(/0$/, '')}`;

const say = (locale: Locale, zh: string, en: string): string => (locale === 'en' ? en : zh);
const firstPlusSteps = (figures: Figures, locale: Locale): string =>
  say(
    locale,
    `首重 ${pounds(figures['firstPrice'])} + ${figures['steps']} 档 × ${pounds(figures['stepPrice'])}`,
    `First weight ${pounds(figures['firstPrice'])} + ${figures['steps']} steps × ${pounds(figures['stepPrice'])}`,
  );

/** `Reinforced packing`, 2 boxes × £3.50; 1.5% × freight £133.50, minimum £5.00. */
function accessorial(figures: Figures, { accessorials = [] }: QuoteNames, locale: Locale): Words {
  const service = accessorials.find(({ code }) => code === figures['code']);
  const count = Number(figures['count'] ?? 1);
  const counted =
    figures['scope'] === 'box'
      ? say(locale, `${count} 箱 × `, `${count} × `)
      : count > 1
        ? `${count} × `
        : '';
  const plain =
    'bp' in figures
      ? say(
          locale,
          `${percent(figures['bp'])} × 运费 ${pounds(figures['base'])}`,
          `${percent(figures['bp'])} × freight ${pounds(figures['base'])}`,
        )
      : `${counted}${figures['scope'] === 'kg' ? `${kg(figures['chargedG'])} × ` : ''}${pounds(figures['unitPrice'])}`;
  const limit = 'minimum' in figures ? 'minimum' : 'maximum' in figures ? 'maximum' : null;
  const limitWord = limit === 'minimum' ? say(locale, '最低', 'minimum') : say(locale, '最高', 'at most');
  return {
    text: service ? say(locale, service.name_zh, service.name_en) : String(figures['code']),
    detail: limit ? `${plain}${say(locale, '，', ', ')}${limitWord} ${pounds(figures[limit])}` : plain,
  };
}

/** What fuel is charged on, part by part where there is more than freight. */
function fuelBase(figures: Figures, locale: Locale): string {
  const parts = [
    say(locale, '运费', 'freight'),
    ...(figures['remote'] === '0n' ? [] : [say(locale, '偏远', 'remote')]),
    ...(figures['services'] === '0n' ? [] : [say(locale, '服务', 'services')]),
  ].join(' + ');
  const base = pounds(figures['base']);
  if (!parts.includes('+')) return `${parts} ${base}`;
  return locale === 'en' ? `(${parts} ${base})` : `（${parts} ${base}）`;
}

/** How each printed line reads: a label with what it is charged on, and the arithmetic below it. */
const writers: Readonly<Record<PriceLine['code'], Writer>> = {
  freight_box: (figures, _quote, locale) => ({
    text: say(
      locale,
      `箱 ${figures['no']} 计费 ${kg(figures['chargedG'])}`,
      `Box ${figures['no']}, charged ${kg(figures['chargedG'])}`,
    ),
    detail: firstPlusSteps(figures, locale),
  }),
  freight_order: (figures, _quote, locale) => ({
    text: say(
      locale,
      `整单计费 ${kg(figures['chargedG'])}`,
      `Whole order, charged ${kg(figures['chargedG'])}`,
    ),
    detail: firstPlusSteps(figures, locale),
  }),
  remote: (figures, _quote, locale) => ({
    text: say(locale, '偏远附加费', 'Remote area'),
    detail:
      figures['basis'] === 'minimum'
        ? say(
            locale,
            `收件邮编在偏远名单，最低 ${pounds(figures['minimum'])}`,
            `The postcode is on the remote list, minimum ${pounds(figures['minimum'])}`,
          )
        : say(
            locale,
            `${kg(figures['chargedG'])} × ${pounds(figures['perKg'])}/kg`,
            `${kg(figures['chargedG'])} × ${pounds(figures['perKg'])}/kg`,
          ),
  }),
  fuel: (figures, _quote, locale) => ({
    text: say(locale, '燃油附加费', 'Fuel surcharge'),
    detail: `${percent(figures['bp'])} × ${fuelBase(figures, locale)}`,
  }),
  box_material: (figures, _quote, locale) => ({
    text: say(locale, '纸箱', 'Boxes'),
    detail: say(
      locale,
      `${figures['count']} 个 × ${pounds(figures['unitPrice'])}`,
      `${figures['count']} × ${pounds(figures['unitPrice'])}`,
    ),
  }),
  box_accessorial: accessorial,
  order_accessorial: accessorial,
  insurance: (figures, _quote, locale) => ({
    text: say(locale, '保价', 'Cover'),
    detail: say(
      locale,
      `最高赔付 ${roundPounds(figures['cover'])}`,
      `Up to ${roundPounds(figures['cover'])}`,
    ),
  }),
  discount: (figures, { level }, locale) => ({
    text: say(locale, `${level.name_zh}运费优惠`, `${level.name_en || level.name_zh} discount`),
    detail: say(
      locale,
      `${percent(figures['bp'])} × 运费 ${pounds(figures['base'])}`,
      `${percent(figures['bp'])} × freight ${pounds(figures['base'])}`,
    ),
  }),
  coupon: (figures, _quote, locale) => ({
    text: say(locale, '优惠券', 'Coupon'),
    detail: pounds(figures['face']),
  }),
  agreed: (figures, _quote, locale) => ({
    text: say(locale, '协商价', 'Agreed price'),
    detail: say(
      locale,
      `${pounds(figures['agreed'])}，原价 ${pounds(figures['before'])}`,
      `${pounds(figures['agreed'])} instead of ${pounds(figures['before'])}`,
    ),
  }),
};

/** A stored line in words of one language; works for a quote of today and for an order of years ago. */
export function lineInWords(line: StoredLine, quote: QuoteNames, locale: Locale): QuoteLine {
  const words = writers[line.code](line.params, quote, locale);
  return { code: line.code, amount: line.amount, ...words, ...(line.rule && { rule: line.rule }) };
}
