import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../api/client';
import { sessionStore } from '../api/session';
import type { MemberProfile } from '../api/types';

/** A member as `user/index` shows them: the profile with the wallet's balance. */
export type Member = MemberProfile & { readonly money: string };

/** True while somebody is logged in. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(sessionStore.subscribe, () => sessionStore.get() !== null);
}

/** A page of the member centre by the name of its rule, or a folder of such pages. */
interface CentrePage {
  readonly name: string;
  readonly children?: readonly CentrePage[];
}

interface Centre {
  readonly userInfo: Member;
  readonly menus: readonly CentrePage[];
}

function useCentre<T>(select: (centre: Centre) => T) {
  const loggedIn = useLoggedIn();
  return useQuery({
    queryKey: ['member'],
    queryFn: ({ signal }) => api.get<Centre>('user/index', {}, signal),
    enabled: loggedIn,
    staleTime: 30_000,
    select,
  });
}

const memberOf = (centre: Centre): Member => centre.userInfo;
const namesOf = (pages: readonly CentrePage[]): readonly string[] =>
  pages.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);
const pageNamesOf = (centre: Centre): readonly string[] => namesOf(centre.menus);

/** The member who is logged in. */
export function useMember() {
  return useCentre(memberOf);
}

/** Names such as `account/profile` of the pages that the member's group may open. */
export function usePageNames() {
  return useCentre(pageNamesOf);
}

/** How a member is called. */
export function memberName(member: Pick<Member, 'nickname' | 'username'>): string {
  return member.nickname || member.username;
}
