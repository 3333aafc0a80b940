import { DeviceDraft, forgetDrafts } from './device-draft';

describe('DeviceDraft', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () =>
        new Proxy(
          {
            getItem: (key: string) => kept.get(key) ?? null,
            setItem: (key: string, value: string) => kept.set(key, value),
            removeItem: (key: string) => kept.delete(key),
          },
          {
            ownKeys: () => [...kept.keys()],
            getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
          },
        ),
    });
  });
  beforeEach(() => kept.clear());
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
  const drafts = new DeviceDraft('luggage', (form) => (typeof form === 'string' ? form : null));

  it('gives back what was kept, each order its own, until it is cleared', () => {
    const savedAt = drafts.save('new');
    drafts.save('changed', 'PW1');
    expect([drafts.load(), drafts.load('PW1')?.form]).toEqual([{ savedAt, form: 'new' }, 'changed']);
    drafts.clear();
    expect([drafts.load(), drafts.load('PW1')?.form]).toEqual([null, 'changed']);
  });

  it.each(['{', '1', '{"savedAt":1}', '{"savedAt":1,"form":{"of":"an older page"}}'])(
    'opens empty when %s lies there',
    (text) => {
      kept.set('parcelway.draft.luggage', text);
      expect(drafts.load()).toBeNull();
    },
  );

  it('forgets all of them and nothing else', () => {
    kept.set('parcelway.member', 'session');
    drafts.save('new');
    drafts.save('changed', 'PW1');
    forgetDrafts();
    expect([...kept.keys()]).toEqual(['parcelway.member']);
  });
});
