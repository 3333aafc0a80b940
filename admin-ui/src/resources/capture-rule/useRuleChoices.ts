import { useQuery } from '@tanstack/react-query';
import { callRest } from '../../providers/rest';
import type { RuleChoice } from './rule-choices';

/** Rules on deletions, and on edits. */
export type RuleResource = 'data-recycle' | 'sensitive-data';

/** What a rule of this kind may watch. */
export function useRuleChoices(resource: RuleResource) {
  return useQuery({
    queryKey: [resource, 'choices'],
    queryFn: () => callRest<readonly RuleChoice[]>('GET', `/${resource}/choices`),
    staleTime: Infinity,
  });
}
