import { Settings } from '../src/config/settings';
import type { UserServiceUnderTest } from './running-service';

/** Sets settings for a test; what it answers puts the former values back. */
export function setSettings(
  under: UserServiceUnderTest,
  values: Readonly<Record<string, string>>,
): () => void {
  const settings = under.running.app.get(Settings);
  const text = settings.text.bind(settings);
  settings.text = async (name) => values[name] ?? (await text(name));
  return () => {
    settings.text = text;
  };
}
