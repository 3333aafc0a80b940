/** Terms of a first start, written for shipping between the United Kingdom and China. */
export interface ProtocolText {
  readonly code: string;
  readonly title: readonly [zh: string, en: string];
  readonly zh: string;
  readonly en: string;
}

export const protocolTexts: readonly ProtocolText[] = [
  {
    code: 'terms',
    title: ['运输服务条款', 'Terms of carriage'],
    zh: `<h2>一、我们做什么</h2><p>我们按您选择的渠道，把您的箱子从寄件地址运到收件地址，并在页面上公布每一步的时间和地点。</p>
<h2>二、下单与付款</h2><ul><li>报价按您填写的尺寸、重量和地址计算，逐项列出。</li><li>订单须在 24 小时内付款，逾期自动取消。</li><li>入库复核的计费重与下单不同时，多退少补，补差付清后才会发运。</li></ul>
<h2>三、您要做什么</h2><ul><li>如实申报物品名称、数量和价值；寄往中国须提供收件人身份证号。</li><li>使用坚固的外箱，每箱不超过 70 公斤、单边不超过 300 厘米。</li><li>不寄禁寄物品。因申报不实造成的罚款、退运和销毁费用由您承担。</li></ul>
<h2>四、时效与税费</h2><p>页面上的时效为通常所需时间，不含海关查验。目的地的关税和进口税由收件人承担，除非渠道写明包税。</p>
<h2>五、丢失与损坏</h2><p>未购买保险的箱子按实际损失赔付，每箱最高 50 英镑；购买保险的按保险条款。请在签收后 7 天内提出损坏，在预计送达后 30 天内提出丢失。</p>
<h2>六、取消与退款</h2><p>揽收或入库之前可以取消，运费全额退回余额；之后按已发生的费用扣除。</p>
<h2>七、适用法律</h2><p>本条款适用英格兰和威尔士法律，不影响您作为消费者的法定权利。</p>`,
    en: `<h2>1. What we do</h2><p>We carry your boxes from the sender’s to the receiver’s address by the channel you chose and publish the time and place of every step.</p>
<h2>2. Orders and payment</h2><ul><li>Prices follow the sizes, weights and addresses you gave and are listed line by line.</li><li>An order must be paid within 24 hours and is cancelled after that.</li><li>When the weight we measure differs, the difference is refunded or asked for; boxes leave once it is paid.</li></ul>
<h2>3. What you do</h2><ul><li>Declare contents, quantities and values truthfully. Parcels to China need the receiver’s ID card number.</li><li>Use a sound outer box: 70 kg and 300 cm a side at most.</li><li>Send nothing that is prohibited. Fines, returns and destruction caused by a wrong declaration are yours to pay.</li></ul>
<h2>4. Times and taxes</h2><p>Times shown are usual times without customs inspections. Duty and import tax at the destination are the receiver’s, unless the channel says that they are included.</p>
<h2>5. Loss and damage</h2><p>Without insurance we pay the actual loss up to £50 a box, with insurance what its terms say. Report damage within 7 days of delivery and loss within 30 days of the expected delivery.</p>
<h2>6. Cancellation and refunds</h2><p>Until a box is collected or received the freight is refunded to your balance in full, afterwards less what has been spent.</p>
<h2>7. Law</h2><p>The law of England and Wales applies. Your statutory rights as a consumer are not affected.</p>`,
  },
  {
    code: 'privacy',
    title: ['隐私政策', 'Privacy policy'],
    zh: `<h2>我们收集什么</h2><p>账户信息、寄收件人的姓名、地址、电话、身份证号（寄往中国时），以及订单、付款和轨迹记录。</p>
<h2>为什么使用</h2><p>为履行运输合同、办理清关、收款与退款、回答您的问题，以及遵守法律。我们不出售个人信息。</p>
<h2>与谁共享</h2><p>只与完成运输所必需的承运人、报关行和支付机构共享，且只给其所需的部分。</p>
<h2>保存多久</h2><p>订单和付款记录保存六年；身份证号加密保存，只用于清关。</p>
<h2>您的权利</h2><p>您可以查看、更正、导出或删除您的信息，也可以向英国信息专员办公室投诉。请发邮件到客服邮箱。</p>`,
    en: `<h2>What we collect</h2><p>Your account, the names, addresses and telephone numbers of senders and receivers, ID card numbers for parcels to China, and records of orders, payments and tracking.</p>
<h2>Why we use it</h2><p>To carry your parcels, clear customs, take and refund payments, answer you, and obey the law. We do not sell personal data.</p>
<h2>Whom we share it with</h2><p>Only the carriers, customs brokers and payment providers that the shipment needs, and only the part they need.</p>
<h2>How long we keep it</h2><p>Orders and payments for six years. ID card numbers are kept encrypted and used for customs alone.</p>
<h2>Your rights</h2><p>You may see, correct, export or delete your data and complain to the Information Commissioner’s Office. Write to our service address.</p>`,
  },
  {
    code: 'storage_terms',
    title: ['寄存条款', 'Storage terms'],
    zh: `<h2>寄存</h2><p>行李按箱和天数计费，入库当天开始，出库当天不计。请为每箱填写内容清单。</p>
<h2>到期与逾期</h2><p>到期前 7 天我们发送提醒。逾期按日计费；逾期 90 天且多次联系不上的，视为放弃，我们可以处置以抵费用。</p>
<h2>取回</h2><p>付清费用后，您可以自取，也可以直接下单寄出。</p>
<h2>不可寄存</h2><p>食品、活物、易燃易爆品、现金、证件和禁寄物品。</p>`,
    en: `<h2>Storage</h2><p>Luggage is charged by box and day, from the day it arrives to the day before it leaves. Give us a list of the contents of each box.</p>
<h2>Due and overdue</h2><p>We remind you 7 days before the end. Overdue days are charged. After 90 days without an answer to several letters the goods count as abandoned and may be disposed of to cover the charges.</p>
<h2>Retrieval</h2><p>Once the charges are paid, collect your luggage or ship it from here.</p>
<h2>Not accepted</h2><p>Food, living things, flammable or explosive goods, cash, documents and anything prohibited.</p>`,
  },
  {
    code: 'insurance_terms',
    title: ['保险条款', 'Insurance terms'],
    zh: `<h2>保障范围</h2><p>运输途中的丢失和外力损坏，按申报价值赔付，以所选保额为限。</p>
<h2>不予赔付</h2><ul><li>包装不足、自然损耗、延误和间接损失。</li><li>现金、珠宝、证件、易碎品的破碎以及禁寄物品。</li><li>申报价值高于实际价值的部分。</li></ul>
<h2>如何理赔</h2><p>损坏请在签收后 7 天内、丢失请在预计送达后 30 天内，提交照片、价值凭证和外箱照片。我们在材料齐全后 10 个工作日内答复。</p>`,
    en: `<h2>What is covered</h2><p>Loss and external damage on the way, at the declared value, up to the cover you chose.</p>
<h2>What is not</h2><ul><li>Poor packing, wear, delay and indirect loss.</li><li>Cash, jewellery, documents, the breakage of fragile goods, and anything prohibited.</li><li>The part of a declared value above the real one.</li></ul>
<h2>How to claim</h2><p>Within 7 days of delivery for damage, 30 days of the expected delivery for loss, with photographs, proof of value and pictures of the box. We answer within 10 working days of a complete claim.</p>`,
  },
  {
    code: 'service_support',
    title: ['服务支持', 'Service and support'],
    zh: `<h2>联系我们</h2><p>周一至周五 09:00–18:00（伦敦时间）。电话和邮箱见页脚；请准备好订单号。</p>
<h2>常用办理</h2><ul><li>改地址：发运前在订单页联系客服。</li><li>改取件日期：前一个工作日 16:00 前。</li><li>补差与退款：在订单和余额记录中查看。</li></ul>
<h2>投诉</h2><p>我们在 2 个工作日内确认，10 个工作日内答复。</p>`,
    en: `<h2>Contact</h2><p>Monday to Friday, 09:00 to 18:00 London time. Telephone and e-mail are at the foot of the page; have your order number ready.</p>
<h2>What we often do</h2><ul><li>Another address: ask us from the order’s page before it leaves.</li><li>Another collection date: until 16:00 on the working day before.</li><li>Differences and refunds: see the order and your balance records.</li></ul>
<h2>Complaints</h2><p>We confirm within 2 working days and answer within 10.</p>`,
  },
  {
    code: 'prohibited_items',
    title: ['禁寄与限寄物品', 'Prohibited and restricted items'],
    zh: `<h2>禁止寄送</h2><ul><li>易燃、易爆、腐蚀、有毒、放射性物品，压缩气体和喷雾罐。</li><li>武器、弹药、仿真枪、管制刀具。</li><li>毒品、烟草、电子烟。</li><li>现金、有价证券、证件原件。</li><li>活物、生鲜、种子、土壤、肉蛋奶制品。</li><li>侵权商品和法律禁止的出版物。</li></ul>
<h2>限制寄送</h2><ul><li>含锂电池的物品：电池须装在设备内，逐件申报。</li><li>液体、粉末、化妆品、药品、保健品：限量，须密封。</li><li>易碎品、贵重物品：须加固包装，建议投保。</li></ul><p>不确定的物品请先询问客服。</p>`,
    en: `<h2>Prohibited</h2><ul><li>Flammable, explosive, corrosive, toxic and radioactive goods, compressed gases and aerosols.</li><li>Weapons, ammunition, replicas and controlled knives.</li><li>Drugs, tobacco and e-cigarettes.</li><li>Cash, securities and original documents.</li><li>Living things, fresh food, seeds, soil, meat, eggs and dairy products.</li><li>Counterfeits and publications the law forbids.</li></ul>
<h2>Restricted</h2><ul><li>Lithium batteries: built into a device and declared one by one.</li><li>Liquids, powders, cosmetics, medicines and supplements: small amounts, sealed.</li><li>Fragile and valuable goods: well packed, preferably insured.</li></ul><p>Ask us first when you are not sure.</p>`,
  },
  {
    code: 'about',
    title: ['关于我们', 'About us'],
    zh: `<p>Parcelway 把留学生和家庭的行李与包裹从英国运往中国。我们先把价格逐项算清，再上门取件，入库称重拍照，全程可查。</p><p>我们在利兹的仓库收货、寄存和发运，渠道有空运、海运和快递。</p>`,
    en: `<p>Parcelway carries the luggage and parcels of students and families from the United Kingdom to China. We say what it costs line by line, collect at your door, weigh and photograph every box, and show the whole way.</p><p>Our warehouse in Leeds receives, stores and ships. Channels are air, sea and express.</p>`,
  },
];
