import { useEffect } from 'react';

/** What a key press asks for: the character or key, with the modifiers that count. */
export type KeyName = string;

/** `Alt+x`, `Ctrl+Enter`, `/`: letters in lower case, Shift only through the character it makes. */
export function keyNameOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): KeyName {
  // Alt turns letters into signs on some keyboards, so with Alt the place of the key counts.
  const fromCode = /^(?:Key|Digit)(\w)$/.exec(event.code)?.[1]?.toLowerCase();
  const key =
    event.altKey && fromCode ? fromCode : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${key}`;
}

/** Whether plain keys belong to the element in focus, which then hears them alone. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(target.type))
  );
}

/** Runs what a key stands for. Keys without Alt or Ctrl are left to the field somebody types in, and to open dialogs. */
export function useHotkeys(keys: Readonly<Record<KeyName, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const name = keyNameOf(event);
      const run = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (!run || event.defaultPrevented) return;
      const isPlain = !name.startsWith('Ctrl+') && !name.startsWith('Alt+');
      const inDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (isPlain && (isTyping(event.target) || inDialog)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keys]);
}
