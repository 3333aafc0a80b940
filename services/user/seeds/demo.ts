import { addressChanged, DEMO_IDS } from '@parcelway/contracts';
import { AddressType } from '@parcelway/contracts/statuses';
import type { Config } from '@parcelway/platform';
import { FieldCipher, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { AddressEntity } from '../src/address/address.entity';
import { putFields, snapshotOf } from '../src/address/address.views';
import type { AddressFields } from '../src/address/domain/address-fields';
import { announceMembers } from '../src/member/member.queries';
import { MemberEntity } from '../src/member/member.entity';
import { hashPassword } from '../src/session/password';
import { advanceSequence } from './first-rows';

const blank = {
  tel_number: '',
  district: '',
  address_line_2: '',
  address_line_3: '',
  latin_address: '',
  company: '',
  id_card_number: '',
};

const sender: AddressFields = {
  ...blank,
  salutation: 'Ms',
  first_name: '悦',
  last_name: '林',
  latin_name: 'Lin Yue',
  mobile_code: '+44',
  mobile: '7700900142',
  email: 'lin.yue@example.com',
  country: 'GB',
  province: 'West Yorkshire',
  city: 'Leeds',
  address_line: 'Flat 12, 48 Park Lane',
  zip_code: 'LS3 1EW',
};

const receiver: AddressFields = {
  ...blank,
  salutation: '先生',
  first_name: '建国',
  last_name: '林',
  latin_name: 'Lin Jianguo',
  mobile_code: '+86',
  mobile: '13900001234',
  email: 'lin.jianguo@example.com',
  country: 'CN',
  province: '甘肃省',
  city: '酒泉市',
  district: '敦煌市',
  address_line: '沙州北路 26 号 3 单元 501',
  latin_address: 'Unit 3-501, 26 Shazhou North Road, Dunhuang, Jiuquan, Gansu',
  zip_code: '736200',
  /** The worked example of GB 11643, nobody's number. */
  id_card_number: '11010519491231002X',
};

/** Two admins, a member of the gold group and the member's two addresses, for trying things out. */
export async function seedDemo(manager: EntityManager, superGroupId: number, config: Config): Promise<void> {
  const outbox = new Outbox();
  await manager.query(
    `INSERT INTO member_group (id, name, name_en, discount_bp) VALUES ($1, '金卡会员', 'Gold', 500) ON CONFLICT DO NOTHING`,
    [DEMO_IDS.goldGroup],
  );
  await advanceSequence(manager, 'member_group');
  await seedAdmins(manager, superGroupId);
  if (await seedMember(manager)) {
    await seedAddresses(manager, outbox, new FieldCipher(config.fieldKey));
    await announceMembers(manager, outbox, [DEMO_IDS.member], null);
  }
}

/** What a warehouse clerk does: scans, waybills, the way of a parcel. */
const CLERK_RULES = [
  ...['dashboard', 'dashboard/index', 'warehouse'],
  ...['warehouse/scan', 'warehouse/scan/index', 'warehouse/scan/inbound'],
  ...['waybill', 'waybill/index', 'waybill/printCustomerLabel', 'waybill/printOrder'],
  ...['trackingEvent', 'trackingEvent/index'],
];

async function seedAdmins(manager: EntityManager, superGroupId: number): Promise<void> {
  const [existing] = (await manager.query(`SELECT 1 FROM admin LIMIT 1`)) as unknown[];
  if (existing) return;
  await manager.query(
    `INSERT INTO admin (id, username, nickname, password, group_arr) VALUES ($1, 'admin', '陈立', $2, $3)`,
    [DEMO_IDS.admin, await hashPassword('Admin123'), JSON.stringify([superGroupId])],
  );
  await advanceSequence(manager, 'admin');
  await manager.query(
    `WITH clerks AS (INSERT INTO admin_group (pid, name, rules) VALUES ($1, '仓库文员 Warehouse clerk', $2) RETURNING id)
     INSERT INTO admin (username, nickname, password, group_arr) SELECT 'clerk', '周敏', $3, jsonb_build_array(id) FROM clerks`,
    [superGroupId, JSON.stringify(CLERK_RULES), await hashPassword('Clerk1234')],
  );
}

/** Answers whether the member is new. */
async function seedMember(manager: EntityManager): Promise<boolean> {
  const [existing] = (await manager.query(`SELECT 1 FROM member LIMIT 1`)) as unknown[];
  if (existing) return false;
  await manager.insert(MemberEntity, {
    id: DEMO_IDS.member,
    username: 'demo',
    nickname: '林悦',
    groupId: DEMO_IDS.goldGroup,
    email: 'lin.yue@example.com',
    mobileCode: '+44',
    mobile: '7700900142',
    password: await hashPassword('Demo1234'),
    gender: 2,
    language: 'zh-cn',
    joinTime: new Date(),
  });
  await advanceSequence(manager, 'member');
  return true;
}

async function seedAddresses(manager: EntityManager, outbox: Outbox, cipher: FieldCipher): Promise<void> {
  const entries = [
    { id: DEMO_IDS.senderAddress, addressType: AddressType.sender, fields: sender },
    { id: DEMO_IDS.receiverAddress, addressType: AddressType.receiver, fields: receiver },
  ];
  const rows: AddressEntity[] = [];
  for (const { id, addressType, fields } of entries) {
    const row = manager.create(AddressEntity, { id, userId: DEMO_IDS.member, addressType });
    putFields(row, fields, cipher);
    await manager.insert(AddressEntity, row);
    rows.push(await manager.findOneByOrFail(AddressEntity, { id }));
  }
  await advanceSequence(manager, 'address');
  await outbox.addMany(manager, addressChanged, rows.map(snapshotOf));
}
