/** Articles of the demo. */
export interface ArticleText {
  readonly category: 'notice' | 'guide' | 'faq';
  readonly slug: string;
  readonly title: readonly [zh: string, en: string];
  readonly summary: readonly [zh: string, en: string];
  readonly zh: string;
  readonly en: string;
  readonly isTop?: boolean;
}

export const categoryNames = {
  notice: ['公告', 'Notices'],
  guide: ['指南', 'Guides'],
  faq: ['常见问题', 'Questions and answers'],
} as const satisfies Record<ArticleText['category'], readonly [zh: string, en: string]>;

/** Oldest first. */
export const articleTexts: readonly ArticleText[] = [
  {
    category: 'faq',
    slug: 'why-is-the-id-card-number-needed',
    title: ['为什么需要身份证号？', 'Why is the ID card number needed?'],
    summary: ['寄往中国的包裹须实名清关。', 'Parcels to China are cleared in the receiver’s name.'],
    zh: `<p>中国海关要求个人物品以收件人的实名清关。号码加密保存，只交给报关行使用，页面上只显示前 3 位和后 4 位。</p>`,
    en: `<p>Chinese customs clear personal goods in the receiver’s own name. The number is kept encrypted, given to the customs broker alone, and shown with its first 3 and last 4 characters only.</p>`,
  },
  {
    category: 'faq',
    slug: 'what-is-volumetric-weight',
    title: ['什么是体积重？', 'What is volumetric weight?'],
    summary: ['长 × 宽 × 高 ÷ 渠道除数。', 'Length × width × height over the channel’s divisor.'],
    zh: `<p>轻而大的箱子按体积重计费：长 × 宽 × 高（厘米）除以渠道除数。实重与体积重取大者，再按渠道的步长进位。</p>`,
    en: `<p>Large light boxes are charged by volume: length × width × height in centimetres over the channel’s divisor. The greater of it and the real weight counts, rounded up to the channel’s step.</p>`,
  },
  {
    category: 'faq',
    slug: 'how-do-i-change-the-collection-date',
    title: ['怎么改取件日期？', 'How do I change the collection date?'],
    summary: ['前一个工作日 16:00 前可以改。', 'Until 16:00 on the working day before.'],
    zh: `<p>在订单页打开取件，选新的日期即可。截止时间是前一个工作日 16:00（伦敦时间），之后请联系客服。</p>`,
    en: `<p>Open the collection on the order’s page and choose another date. The cut-off is 16:00 London time on the working day before; after that, contact us.</p>`,
  },
  {
    category: 'guide',
    slug: 'how-to-pack-a-box',
    title: ['怎样打包才安全', 'How to pack a box'],
    summary: ['三步打好一个能走海运的箱子。', 'Three steps to a box that survives the sea.'],
    zh: `<h2>一、选箱</h2><p>用双层瓦楞纸箱，不用旧箱。每箱最好在 25 公斤以内，方便搬运。</p><h2>二、装填</h2><ul><li>重物在下，轻物在上，空隙用衣物或气泡膜填满。</li><li>液体密封后再套一层袋子，放在箱子中央。</li><li>锂电池留在设备里，关机。</li></ul><h2>三、封口</h2><p>底和顶各封三道胶带，成“工”字形。付款后打印面单，平整贴在最大的一面。</p>`,
    en: `<h2>1. Choose</h2><p>Take a new box of double-wall cardboard. Keep each under 25 kg so that one person can lift it.</p><h2>2. Fill</h2><ul><li>Heavy things below, light ones above, gaps filled with clothes or bubble wrap.</li><li>Liquids sealed, in a second bag, in the middle.</li><li>Lithium batteries stay in their devices, switched off.</li></ul><h2>3. Close</h2><p>Three strips of tape on the bottom and three on the top, in the shape of an H. Print the label after payment and put it flat on the largest side.</p>`,
  },
  {
    category: 'notice',
    slug: 'collections-over-christmas',
    title: ['圣诞与新年期间的取件安排', 'Collections over Christmas and New Year'],
    summary: [
      '银行假日不上门取件，仓库照常收货。',
      'No collections on bank holidays; the warehouse stays open.',
    ],
    zh: `<p>12 月 25、26 日和 1 月 1 日不上门取件，日历中已不可选。请提前预约；仓库在其余日子照常收货。</p>`,
    en: `<p>There are no collections on 25 and 26 December and on 1 January; the calendar does not offer them. Please book early. The warehouse receives boxes on all other days.</p>`,
  },
  {
    category: 'notice',
    slug: 'sea-freight-sailings',
    title: ['海运每周五开船', 'Sea freight sails every Friday'],
    summary: [
      '周三 16:00 前入库的箱子赶得上本周的船。',
      'Boxes received by Wednesday 16:00 sail the same week.',
    ],
    zh: `<p>海运渠道固定每周五开船，约 35–45 天到门。周三 16:00（伦敦时间）前入库并付清的箱子赶得上本周的船。</p>`,
    en: `<p>The sea channel sails every Friday and takes about 35 to 45 days to the door. Boxes received and paid by Wednesday 16:00 London time sail the same week.</p>`,
  },
  {
    category: 'notice',
    slug: 'remote-areas-shown-in-quotes',
    title: ['报价现在会列出偏远附加费', 'Quotes now show remote area surcharges'],
    summary: ['填写邮编即可看到，不再事后补收。', 'Enter a postcode and see it; nothing is added later.'],
    zh: `<p>填写邮编后，报价会单独列出偏远附加费和它的依据。下单时的价格就是最终价格，除非复核重量不同。</p>`,
    en: `<p>With a postcode a quote lists the remote area surcharge and its reason on a line of its own. The price of the order is final unless the measured weight differs.</p>`,
    isTop: true,
  },
];
