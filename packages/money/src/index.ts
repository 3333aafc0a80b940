export { DecimalError, formatDecimal, parseDecimal } from './decimal';
export type { DecimalErrorReason, DecimalOptions } from './decimal';
export { cmToMm, gramsToKg, kgToGrams, mmToCm } from './measures';
export { convert, currencyDecimals, formatMoney, parseMoney } from './money';
export { ceilDiv, percentOf, roundHalfUp, sumMinor } from './rounding';
export type { Minor } from './rounding';
