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

/** The member who is logged in. */
export function useMember() {
  const loggedIn = useLoggedIn();
  return useQuery({
    queryKey: ['member'],
    queryFn: ({ signal }) =>
      api.get<{ userInfo: Member }>('user/index', {}, signal).then((data) => data.userInfo),
    enabled: loggedIn,
    staleTime: 30_000,
  });
}

/** How a member is called. */
export function memberName(member: Pick<Member, 'nickname' | 'username'>): string {
  return member.nickname || member.username;
}
