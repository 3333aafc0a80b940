import type {
  AddressById,
  AddressesByIds,
  AddressesForOrder,
  AddressForm,
  AddressRow,
  AddressSnapshot,
  CallContext,
  EditAddress,
  FindPostcode,
  GuessedAddress,
  Handlers,
  ListAddresses,
  NativeAddress,
  Page,
  PastedAddress,
  PostcodeArea,
} from '@parcelway/contracts';
import { address, addressChanged, DomainError, pageOf } from '@parcelway/contracts';
import { AddressType } from '@parcelway/contracts/statuses';
import { FieldCipher, invalidFields, Outbox, Serves } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { callingMember, mayActFor } from '../session/caller';
import { AddressEntity } from './address.entity';
import { addressList } from './address.queries';
import { areaRows } from '../area/chinese-areas';
import { fieldsOf, putFields, rowOf, snapshotOf } from './address.views';
import type { AddressFields } from './domain/address-fields';
import { checkAddress } from './domain/address-fields';
import { guessAddress } from './domain/pasted-address';
import { PostcodeLookup } from '../postcode/postcode-lookup';
import { latinAddress, latinName } from './latin-form';

const MAX_DELETED_AT_ONCE = 100;

/** The member's address book. Every query carries the member's id: another's address is as good as none. */
@Serves(address)
export class AddressService implements Handlers<typeof address> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly cipher: FieldCipher,
    private readonly postcodes: PostcodeLookup,
  ) {}

  async list(request: ListAddresses, context: CallContext): Promise<Page<AddressRow>> {
    const { limit, offset } = pageOf(request);
    const query = addressList(this.dataSource.manager, callingMember(context), request);
    const [rows, total] = await query.offset(offset).limit(limit).getManyAndCount();
    return { list: rows.map(rowOf), total, remark: '' };
  }

  async get(request: AddressById, context: CallContext): Promise<AddressRow> {
    const row = await this.dataSource.manager.findOneBy(AddressEntity, {
      id: Number(request.id),
      userId: callingMember(context),
    });
    if (!row) throw new DomainError('address.not_found');
    return rowOf(row);
  }

  async add(request: AddressForm, context: CallContext): Promise<{ id: number }> {
    const userId = callingMember(context);
    const fields = await checked(fieldsOf(request, null));
    return this.write(async (manager) => {
      await lockAddressBook(manager, userId);
      const row = manager.create(AddressEntity, { userId });
      row.addressType = await typeOfNew(manager, userId, request.address_type, fields.country);
      putFields(row, fields, this.cipher);
      const changed = row.addressType === AddressType.preset ? await demotePreset(manager, userId) : [];
      const saved = await manager.save(row);
      await this.announce(manager, [...changed, saved], context);
      return { id: saved.id };
    });
  }

  /** An empty id card number leaves the stored one as it is. */
  async edit(request: EditAddress, context: CallContext): Promise<null> {
    const userId = callingMember(context);
    return this.write(async (manager) => {
      await lockAddressBook(manager, userId);
      const row = await ownAddress(manager, userId, Number(request.id));
      putFields(row, await checked(await withFreshLatin(fieldsOf(request, row), row)), this.cipher);
      const wasPreset = row.addressType === AddressType.preset;
      if (given(request.address_type)) row.addressType = Number(request.address_type);
      const becomesPreset = row.addressType === AddressType.preset && !wasPreset;
      const changed = becomesPreset ? await demotePreset(manager, userId) : [];
      await this.announce(manager, [...changed, await manager.save(row)], context);
      return null;
    });
  }

  /** All or none. `ids`: a number, a comma list or an array. */
  async del(request: AddressesByIds, context: CallContext): Promise<{ deleted: number }> {
    const userId = callingMember(context);
    const ids = readIds(request.ids);
    return this.write(async (manager) => {
      const rows = await manager.find(AddressEntity, {
        where: { id: In(ids), userId },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      if (ids.length === 0 || rows.length < ids.length) throw new DomainError('address.not_found');
      for (const row of rows) row.deleteTime = new Date();
      await this.announce(manager, await manager.save(rows), context);
      return { deleted: rows.length };
    });
  }

  /** Makes it the preset for both directions; the former preset goes back to sender (GB) or receiver. */
  async setDefault(request: AddressById, context: CallContext): Promise<null> {
    const userId = callingMember(context);
    return this.write(async (manager) => {
      await lockAddressBook(manager, userId);
      const row = await ownAddress(manager, userId, Number(request.id));
      if (row.addressType === AddressType.preset) return null;
      const changed = await demotePreset(manager, userId);
      row.addressType = AddressType.preset;
      await this.announce(manager, [...changed, await manager.save(row)], context);
      return null;
    });
  }

  async forOrder(
    request: AddressesForOrder,
    context: CallContext,
  ): Promise<{ sender: AddressSnapshot; receiver: AddressSnapshot }> {
    const userId = Number(request.user_id);
    if (!mayActFor(context, userId)) throw new DomainError('address.not_found');
    const [senderId, receiverId] = [Number(request.sender_id), Number(request.receiver_id)];
    const rows = await this.dataSource.manager.findBy(AddressEntity, {
      id: In([senderId, receiverId]),
      userId,
    });
    const sender = rows.find(({ id }) => id === senderId);
    const receiver = rows.find(({ id }) => id === receiverId);
    if (!sender || !receiver) throw new DomainError('address.not_found');
    return { sender: snapshotOf(sender), receiver: snapshotOf(receiver) };
  }

  async postcode({ country, zip_code }: FindPostcode): Promise<{ list: readonly PostcodeArea[] }> {
    return { list: await this.postcodes.findByPostcode(country, zip_code) };
  }

  async parse({ text }: PastedAddress): Promise<{ fields: GuessedAddress; unsure: readonly string[] }> {
    return guessAddress(text, await areaRows());
  }

  async latin(native: NativeAddress): Promise<{ latin_name: string; latin_address: string }> {
    const {
      first_name = '',
      last_name = '',
      province = '',
      city = '',
      district = '',
      address_line = '',
      address_line_2 = '',
      address_line_3 = '',
    } = native;
    const [latin_name, latin_address] = await Promise.all([
      latinName({ first_name, last_name }),
      latinAddress({ province, city, district, address_line, address_line_2, address_line_3 }),
    ]);
    return { latin_name, latin_address };
  }

  private async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const result = await this.dataSource.transaction(work);
    this.outbox.committed();
    return result;
  }

  private async announce(
    manager: EntityManager,
    rows: readonly AddressEntity[],
    context: CallContext,
  ): Promise<void> {
    await this.outbox.addMany(manager, addressChanged, rows.map(snapshotOf), context.requestId);
  }
}

const given = (type: number | string | undefined | null): boolean =>
  type !== undefined && type !== null && type !== '';

/** The fields as they are stored, Latin forms filled in; errors: request.invalid with every broken field. */
async function checked(typed: AddressFields): Promise<AddressFields> {
  const { fields, errors } = checkAddress(typed);
  if (errors.length > 0) throw invalidFields(errors);
  return {
    ...fields,
    latin_name: fields.latin_name || (await latinName(fields)),
    latin_address: fields.latin_address || (await latinAddress(fields)),
  };
}

/** A Latin form that was filled in and not touched since follows a changed name or address. */
async function withFreshLatin(fields: AddressFields, stored: AddressEntity): Promise<AddressFields> {
  const before = rowOf(stored);
  const isFilledName =
    fields.latin_name === before.latin_name && before.latin_name === (await latinName(before));
  const isFilledAddress =
    fields.latin_address === before.latin_address && before.latin_address === (await latinAddress(before));
  return {
    ...fields,
    latin_name: isFilledName ? '' : fields.latin_name,
    latin_address: isFilledAddress ? '' : fields.latin_address,
  };
}

/** Writes of one member wait for each other, so that there is one preset at most. */
async function lockAddressBook(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(`SELECT 1 FROM member WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
}

async function ownAddress(manager: EntityManager, userId: number, id: number): Promise<AddressEntity> {
  const row = await manager.findOne(AddressEntity, {
    where: { id, userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!row) throw new DomainError('address.not_found');
  return row;
}

/** Where nothing was said the first address is the preset; later ones are what their country makes likely. */
async function typeOfNew(
  manager: EntityManager,
  userId: number,
  asked: number | string | undefined,
  country: string,
): Promise<number> {
  if (given(asked)) return Number(asked);
  const hasPreset = await manager.existsBy(AddressEntity, { userId, addressType: AddressType.preset });
  return hasPreset ? usualType(country) : AddressType.preset;
}

function usualType(country: string): number {
  return country === 'GB' ? AddressType.sender : AddressType.receiver;
}

/** Takes the preset's role away; answers what has changed. */
async function demotePreset(manager: EntityManager, userId: number): Promise<AddressEntity[]> {
  const presets = await manager.findBy(AddressEntity, { userId, addressType: AddressType.preset });
  for (const row of presets) row.addressType = usualType(row.country);
  return manager.save(presets);
}

function readIds(ids: unknown): number[] {
  const parts = Array.isArray(ids) ? (ids as unknown[]) : String(ids ?? '').split(',');
  const numbers = [...new Set(parts.map((part) => Number(part)))];
  const areIds = numbers.every((id) => Number.isSafeInteger(id) && id > 0);
  return areIds && numbers.length <= MAX_DELETED_AT_ONCE ? numbers : [];
}
