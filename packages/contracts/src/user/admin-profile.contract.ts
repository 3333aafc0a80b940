import { answers, call, defineContract } from '../define';
import { Anything, Text, Whole } from '../validation';
import { Myself } from './member.contract';

export interface AdminProfile {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly email: string;
  readonly mobile: string;
  readonly motto: string;
  /** Preset of the warehouse filter; null = all. */
  readonly warehouse_id: number | null;
  /** Saved views, row height and the like, as the back office left them. */
  readonly preferences: Readonly<Record<string, unknown>>;
  /** Epoch seconds; null before the first log in. */
  readonly last_login_time: number | null;
}

/** Only what changes; an empty password is none. */
export class EditAdminProfile {
  @Text({ max: 50, optional: true }) nickname?: string;
  @Text({ max: 255, optional: true }) avatar?: string;
  @Text({ max: 100, optional: true }) email?: string;
  @Text({ max: 20, optional: true }) mobile?: string;
  @Text({ max: 255, optional: true }) motto?: string;
  @Text({ max: 100, optional: true }) password?: string;
  /** 0 = none. */
  @Whole({ min: 0, optional: true }) warehouse_id?: number | string;
  /** An object of at most 20,000 characters of JSON; replaces what was kept. */
  @Anything() preferences?: unknown;
}

/** The calling admin's own record, whatever id a client sends. A new password ends all of the admin's sessions. */
export const adminProfile = defineContract('user.admin-profile', {
  get: call(Myself, answers<AdminProfile>()),
  edit: call(EditAdminProfile, answers<AdminProfile>()),
});
