import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { contactFields, type ContactKind } from '../verification-code/code-request';
import type { ContactForm } from '../verification-code/contact-form';
import { contactOf } from '../verification-code/contact-form';

/** What a member may change of themselves without a code. Texts; '' is an unset birthday. */
export interface ProfileForm {
  avatar: string;
  username: string;
  nickname: string;
  gender: string;
  birthday: string;
  motto: string;
  language: string;
}

/** The ways by which this member can be sent codes. */
export function useVerificationTypes() {
  return useQuery({
    queryKey: ['verificationTypes'],
    queryFn: ({ signal }) =>
      api
        .get<{ accountVerificationType: readonly ContactKind[] }>('account/profile', {}, signal)
        .then((data) => data.accountVerificationType),
    staleTime: 60_000,
  });
}

const reloadMember = (queryClient: ReturnType<typeof useQueryClient>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['member'] });

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: ProfileForm) =>
      api.post<null>('account/profile', {
        ...form,
        gender: Number(form.gender),
        birthday: form.birthday || null,
      }),
    onSuccess: () => reloadMember(queryClient),
  });
}

/** A file as uploads answer it: `url` is what forms keep, `full_url` is where it is shown from. */
interface UploadedFile {
  readonly url: string;
  readonly full_url: string;
}

export function useUploadAvatar() {
  return useMutation({
    mutationFn: async (file: File): Promise<UploadedFile> => {
      const body = new FormData();
      body.append('topic', 'avatar');
      body.append('file', file);
      return (await api.post<{ file: UploadedFile }>('ajax/upload', body)).file;
    },
  });
}

/** Proves that the member's own address is theirs; gives the token that changing it takes. */
export function useVerifyOwn() {
  return useMutation({
    mutationFn: ({ kind, captcha }: { kind: ContactKind; captcha: string }) =>
      api
        .post<{ accountVerificationToken: string }>('account/verification', {
          type: kind,
          captcha: captcha.trim(),
        })
        .then((data) => data.accountVerificationToken),
  });
}

/** The new address with its code, and what allows it: the token of the old address, or the password where there was none. */
export interface BindForm extends ContactForm {
  captcha: string;
  password: string;
}

export function useChangeBind(token: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: BindForm) =>
      api.post<null>('account/changeBind', {
        type: form.kind,
        captcha: form.captcha.trim(),
        ...contactFields(form.kind, contactOf(form), form.mobile_code),
        ...(token === null ? { password: form.password } : { accountVerificationToken: token }),
      }),
    onSuccess: () => reloadMember(queryClient),
  });
}
