import { useMutation, useQuery, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { AddressRow, AreaOption, GuessedAddress, Page, PostcodeArea } from '../../api/types';
import type { AddressForm } from './address-form';

/** More addresses than anybody keeps; the server's own cap. */
const ALL = 100;

/** The member's address book, the default first; `search` matches name, mobile and postcode. */
export function useAddresses(search = '') {
  return useQuery({
    queryKey: ['addresses', search],
    queryFn: ({ signal }) =>
      api.get<Page<AddressRow>>(
        'address/index',
        { quick_search: search || undefined, page: 1, limit: ALL },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

/** Provinces, or the cities of a province, or the districts of a city; codes in, codes and names out. */
export function useAreas(
  path: { province?: number | undefined; city?: number | undefined },
  enabled: boolean,
) {
  return useQuery({
    queryKey: ['areas', path.province ?? '', path.city ?? ''],
    queryFn: ({ signal }) => api.get<AreaOption[]>('ajax/area', { ...path }, signal),
    enabled,
    staleTime: Infinity,
  });
}

/** What a pasted block says of an address, and which needed fields it leaves open. */
export function useParseAddress() {
  return useMutation({
    mutationFn: (text: string) =>
      api.post<{ fields: GuessedAddress; unsure: readonly string[] }>('address/parse', { text }),
  });
}

/** Name and address in Latin letters, as the server would make them. */
export function useLatinForm() {
  return useMutation({
    mutationFn: (form: AddressForm) =>
      api.post<{ latin_name: string; latin_address: string }>('address/latin', form),
  });
}

/** Places of a postcode; an empty list when nothing is known of it. */
export function usePostcode() {
  return useMutation({
    mutationFn: (where: { country: string; zip_code: string }) =>
      api.get<{ list: readonly PostcodeArea[] }>('address/postcode', where).then(({ list }) => list),
  });
}

/** Adds or changes an address and gives its id. */
export function useSaveAddress(id: number | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: AddressForm) => {
      if (id === null) return (await api.post<{ id: number }>('address/add', form)).id;
      await api.post<null>('address/edit', { id, ...form });
      return id;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}

/** Deletes an address from the book; orders keep their copy. */
export function useDeleteAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.delete<unknown>('address/del', { ids: [id] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['addresses'] }),
  });
}
