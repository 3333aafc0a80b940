import { useQuery } from '@tanstack/react-query';
import { api } from './client';

/** What the site's owner sets for everybody; texts may be ''. */
export interface Site {
  readonly siteName: string;
  readonly recordNumber: string;
  /** Address of the picture by which customer service is added in WeChat. */
  readonly service_wechat_qr_code: string;
  readonly service_phone: string;
  readonly service_email: string;
}

const DAY_MS = 86_400_000;

/** The site's own settings, asked for once. */
export function useSite() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => api.get<{ site: Site }>('index/index', {}, signal).then((data) => data.site),
    staleTime: DAY_MS,
  });
}
