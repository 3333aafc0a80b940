import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './en';
import zhCn from './zh-cn';

/** Every word by its key; plural endings count as the word they belong to. */
function flat(words: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof value === 'string') found.set(at.replace(/_(one|other)$/, ''), value);
    else for (const [below, text] of flat(value as object, at)) found.set(below, text);
  }
  return found;
}

const chinese = flat(zhCn);
const english = flat(en);
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
/** Lines that are read as a list may break differently in each language. */
const isListEntry = (key: string): boolean => /\.\d+$/.test(key);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.spec.') ? [readFileSync(path, 'utf8')] : [];
  });
}

describe('words', () => {
  it('has every Chinese word in English and the other way round', () => {
    const keys = (words: Map<string, string>): string[] =>
      [...words.keys()].filter((key) => !isListEntry(key)).sort();
    expect(keys(english)).toEqual(keys(chinese));
  });

  it('fills the same values into both languages, save where one has no use for them', () => {
    for (const [key, text] of chinese) {
      if (key === 'place.dayMonth' || isListEntry(key)) continue;
      expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('knows every key that the screens name', () => {
    const used = sources(join(__dirname, '..')).flatMap((source) =>
      [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? ''),
    );
    const groups = new Set([...chinese.keys()].flatMap((key) => [key, key.replace(/\.\d+(\..+)?$/, '')]));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !groups.has(key))).toEqual([]);
  });
});
