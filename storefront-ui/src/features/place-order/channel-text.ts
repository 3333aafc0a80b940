import { formatKg } from '@parcelway/look';
import type { ChannelView } from '../../api/types';

/** Key and values of the words that say how long a channel takes: air counts working days. Null when it says nothing. */
export function etaWords(channel: Pick<ChannelView, 'transport' | 'eta_min_days' | 'eta_max_days'>) {
  const { eta_min_days: min, eta_max_days: max, transport } = channel;
  if (min === null || max === null) return null;
  const air = transport === 'air' || transport === 'express';
  return { key: air ? 'home.etaWork' : 'home.etaDays', values: { min, max } };
}

/** A step of weight as it is said: `0.500` kg is `0.5 kg`, `1.000` is `1 kg`. */
export function stepText(kg: string): string {
  const text = formatKg(kg);
  return text.replace(/\.?0+ kg$/, ' kg');
}
