import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

/** A slide in the reader's language; `image_phone` and `link` may be ''. */
export interface Slide {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly image_phone: string;
  readonly link: string;
}

/** The slides of the home page that are on now. */
export function useSlides() {
  return useQuery({
    queryKey: ['slides'],
    queryFn: ({ signal }) =>
      api
        .get<{ list: readonly Slide[] }>('index/slideshow', { position: 'home' }, signal)
        .then((data) => data.list),
    staleTime: 5 * 60_000,
  });
}
