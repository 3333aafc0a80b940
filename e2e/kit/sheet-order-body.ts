let last = 0;

/** A package to Leeds with a reference of its own. */
export const sheetOrderBody = (change: object = {}) => ({
  out_order_id: `T-${(last += 1)}`,
  channel_code: 'UK-PARCEL',
  receiverName: '=张伟',
  receiverCity: 'Leeds',
  receiverDetailAddress: 'Flat 12 Wellington House 148 Kirkstall Road Burley Leeds West',
  receiverCountryCode: 'GB',
  receiverZipCode: 'LS3 1EW',
  receiverTelephone: '+44 7700 900142',
  packageWeight: 1250,
  items: [{ itemEnglishName: 'Tea', itemUnitPrice: '4.20', itemQuantity: 2, itemUnitPriceCurrency: 'GBP' }],
  ...change,
});
