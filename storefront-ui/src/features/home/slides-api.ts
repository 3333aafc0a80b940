import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { Slide } from '../../api/types';

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
