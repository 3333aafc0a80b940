import { resources, stockFields } from '@parcelway/contracts/resources';
import type { Locale } from '@parcelway/look';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import reactAdminEn from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { mergeTranslations } from 'react-admin';
import { speak } from '../providers/rest';
import { store } from '../providers/store';
import { placingWords } from '../place-for-member/words';
import { simulatorWords } from '../price-simulator/words';
import { contentWords } from '../resources/content-words';
import { priceWords } from '../resources/channel-price/words';
import { importWords } from '../resources/import-job/words';
import { goodsWords } from '../resources/goods-words';
import { figuresWords } from '../dashboard/words';
import { booksWords } from '../resources/journal/words';
import { taxWords } from '../resources/tax-bill/tax-words';
import { paymentWords } from '../resources/payment-words';
import { salesWords } from '../resources/sales-words';
import { sheetWords } from '../resources/sheet-order/words';
import { systemWords } from '../resources/system-words';
import { spaceWords } from '../resources/warehouse-space/words';
import { poolWords } from '../resources/waybill-no/words';
import { treeWords } from '../resources/tree-words';
import { terminalWords } from '../terminal/words';
import { editorWords } from './editor-words';
import { inLocale } from './field-words';
import { reactAdminZh } from './react-admin-zh';
import { wordsEn } from './words-en';
import { wordsZh } from './words-zh';

/** Names of resources and labels of their fields, straight from the declarations. */
function resourceMessages(locale: Locale) {
  return {
    resources: Object.fromEntries(
      Object.values(resources).map((resource) => [
        resource.name,
        {
          name: inLocale(resource.label, locale),
          fields: Object.fromEntries(
            Object.entries({ ...stockFields, ...resource.fields }).map(([name, field]) => [
              name,
              inLocale(field.label, locale),
            ]),
          ),
        },
      ]),
    ),
  };
}

/** English resource names are plural, so the stock sentences about one of them would not fit. */
const englishPages = {
  ra: {
    page: {
      create: '%{name} · new',
      edit: '%{name} · %{recordRepresentation}',
      show: '%{name} · %{recordRepresentation}',
    },
    message: { unsaved_changes: 'What you filled in will be lost. Leave anyway?' },
    action: { create: 'Add' },
    notification: { updated: 'Saved', created: 'Added', deleted: 'Deleted |||| Deleted %{smart_count}' },
  },
};

const messages = {
  'zh-cn': mergeTranslations(
    reactAdminZh,
    wordsZh,
    terminalWords['zh-cn'],
    contentWords['zh-cn'],
    goodsWords['zh-cn'],
    importWords['zh-cn'],
    placingWords['zh-cn'],
    priceWords['zh-cn'],
    simulatorWords['zh-cn'],
    sheetWords['zh-cn'],
    paymentWords['zh-cn'],
    taxWords['zh-cn'],
    salesWords['zh-cn'],
    booksWords['zh-cn'],
    figuresWords['zh-cn'],
    spaceWords['zh-cn'],
    poolWords['zh-cn'],
    systemWords['zh-cn'],
    editorWords['zh-cn'],
    treeWords['zh-cn'],
    resourceMessages('zh-cn'),
  ),
  en: mergeTranslations(
    reactAdminEn,
    englishPages,
    wordsEn,
    terminalWords.en,
    contentWords.en,
    goodsWords.en,
    importWords.en,
    placingWords.en,
    priceWords.en,
    simulatorWords.en,
    sheetWords.en,
    paymentWords.en,
    taxWords.en,
    salesWords.en,
    booksWords.en,
    figuresWords.en,
    spaceWords.en,
    poolWords.en,
    systemWords.en,
    editorWords.en,
    treeWords.en,
    resourceMessages('en'),
  ),
};

export const isLocale = (text: unknown): text is Locale => text === 'zh-cn' || text === 'en';

/** The language chosen last on this device; Chinese at first. */
function storedLocale(): Locale {
  const stored: unknown = store.getItem('locale');
  return isLocale(stored) ? stored : 'zh-cn';
}

/** The page and the server speak the reader's language. */
function announce(locale: string): void {
  speak(isLocale(locale) ? locale : 'zh-cn');
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
}

const provider = polyglotI18nProvider(
  (locale: string) => messages[isLocale(locale) ? locale : 'zh-cn'],
  storedLocale(),
  [
    { locale: 'zh-cn', name: '中文' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
);
announce(storedLocale());

export const i18nProvider: I18nProvider = {
  ...provider,
  async changeLocale(locale) {
    await provider.changeLocale(locale);
    announce(locale);
  },
};
