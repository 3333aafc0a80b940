import { keyNameOf } from './hotkeys';

const press = (key: string, code: string, more: Partial<KeyboardEvent> = {}) =>
  keyNameOf({ key, code, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe('names of keys', () => {
  it('names plain keys by what they write', () => {
    expect(press('/', 'Slash')).toBe('/');
    expect(press('?', 'Slash')).toBe('?');
    expect(press('J', 'KeyJ')).toBe('j');
  });

  it('names keys with Alt by their place, whatever sign they make', () => {
    expect(press('≈', 'KeyX', { altKey: true })).toBe('Alt+x');
    expect(press('¡', 'Digit1', { altKey: true })).toBe('Alt+1');
    expect(press('ArrowLeft', 'ArrowLeft', { altKey: true })).toBe('Alt+ArrowLeft');
  });

  it('takes the command key for Ctrl', () => {
    expect(press('Enter', 'Enter', { metaKey: true })).toBe('Ctrl+Enter');
  });
});
