import { lazy } from 'react';
import type { Screens } from '../screens';

export const screens: Screens = {
  list: lazy(async () => ({ default: (await import('./MemberRuleTree')).MemberRuleTree })),
  edit: lazy(async () => ({ default: (await import('./MemberRuleForms')).MemberRuleEdit })),
  create: lazy(async () => ({ default: (await import('./MemberRuleForms')).MemberRuleCreate })),
};
