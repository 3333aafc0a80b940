import { answers, call, defineContract } from '../define';
import { Anything, Text, Whole } from '../validation';

export class AreaPath {
  @Text({ max: 12, optional: true }) province?: string;
  @Text({ max: 12, optional: true }) city?: string;
}

/** The level below a province or a city. */
export interface AreaOption {
  /** Code of GB/T 2260. */
  readonly value: number;
  readonly label: string;
}

/** A province (level 1), city (2) or district (3). The id is its code; `pid` of a province is 0. */
export interface AreaRow {
  readonly id: number;
  readonly pid: number;
  readonly name: string;
  readonly shortname: string;
  /** Names from the province down, joined by commas. */
  readonly mergename: string;
  readonly level: 1 | 2 | 3;
  readonly pinyin: string;
  readonly code: string;
  /** First letter of the pinyin. */
  readonly first: string;
}

export class ListAreas {
  @Anything() ids?: readonly number[];
  @Whole({ min: 0, optional: true }) pid?: number;
  @Whole({ min: 1, max: 3, optional: true }) level?: number;
  /** Part of a name, a pinyin or a code. */
  @Text({ max: 80, optional: true }) quick?: string;
  @Whole({ min: 0 }) offset!: number;
  @Whole({ min: 1, max: 4_000 }) limit!: number;
}

/** Administrative areas of mainland China. */
export const area = defineContract('user.area', {
  /** Provinces, cities of a province, districts of a city; an unknown area has none. */
  options: call(AreaPath, answers<readonly AreaOption[]>()),
  list: call(ListAreas, answers<{ rows: readonly AreaRow[]; total: number }>()),
});
