import { resources } from '@parcelway/contracts/resources';
import { statusWord } from '@parcelway/look';
import { enumWords } from './enum-words';
import { enumChoices, enumWord, statusEntity } from './field-words';
import { wordsEn } from './words-en';
import { wordsZh } from './words-zh';

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );

describe('words of declared fields', () => {
  it('has a word in both languages for every value of every declared enum', () => {
    const missing = Object.values(resources).flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, field]) =>
        (field.values ?? [])
          .filter((value) => {
            if (enumWords[`${resource.name}.${name}`]?.[String(value)]) return false;
            const entity = statusEntity(field);
            return !entity || statusWord(entity, value, 'zh-cn').text.startsWith('未知 (');
          })
          .map((value) => `${resource.name}.${name}=${value}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('gives the words in the language asked for', () => {
    const channel = resources['channel'];
    const transport = channel?.fields['transport'];
    if (!channel || !transport) throw new Error('the channel has a transport');
    expect(enumWord(channel, 'transport', transport, 'sea', 'en')).toBe('Sea');
    expect(enumChoices(channel, 'transport', transport, 'zh-cn')[0]).toEqual({ id: 'air', name: '空运' });
  });

  it('has the same keys in both languages', () => {
    expect(keysOf(wordsEn)).toEqual(keysOf(wordsZh));
  });
});
