const known = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a currency code (ISO 4217, capitals). */
export const isCurrency = (text: string): boolean => known.has(text);
