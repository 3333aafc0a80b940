/** The look of both UIs: theme, words of statuses, formats of money, weight and dates, how files are shown and saved, and the few own parts. */
export { tokens } from './tokens';
export { createLookTheme, type LookAudience, type LookMode } from './theme';
export type { Tone, ToneColours } from './mui';
export { LocaleContext, useLocale, type Locale } from './locale';
export { payStatusKey, statusChoices, statusWord, type StatusEntity, type StatusWord } from './statuses';
export {
  compareDecimals,
  formatMoneyText,
  groupDigits,
  isNegative,
  sumDecimals,
  timesCount,
  UNKNOWN,
} from './format/money';
export { formatG, formatKg, formatKgFromG, formatSize } from './format/measure';
export {
  calendarDay,
  formatCountdown,
  formatCustomerDate,
  formatDeadline,
  formatDetailTime,
  formatListTime,
  LONDON,
  type Instant,
} from './format/date';
export { formatPhone, maskIdCard, maskPhone } from './format/number';
export { shownPriceLines, type PriceLine, type ShownPriceLine } from './price-lines';
export { barColours, DayBars, type DayBar } from './components/DayBars';
export { ClickPicture } from './components/ClickPicture';
export { FileTile } from './components/FileTile';
export { Logo } from './components/Logo';
export { Money } from './components/Money';
export { PriceBreakdown } from './components/PriceBreakdown';
export { RichText } from './components/RichText';
export { RouteLine, type Transport } from './components/RouteLine';
export { StatusChip, ToneChip } from './components/StatusChip';
export { StickyBar } from './components/StickyBar';
export { Tape } from './components/Tape';
export { TrackTimeline, type TrackEvent } from './components/TrackTimeline';
export { saveFile } from './save-file';
export { useBlobUrl } from './use-blob-url';
