import { Controller, Delete, Get, Post } from '@nestjs/common';
import type {
  AddressById,
  AddressForm,
  CallContext,
  Client,
  EditAddress,
  FindPostcode,
  ListAddresses,
  NativeAddress,
  PastedAddress,
} from '@parcelway/contracts';
import { address } from '@parcelway/contracts';
import { idsOf } from '@parcelway/legacy';
import { InjectClient } from '@parcelway/platform';
import { MemberOnly } from '../auth/access';
import { Answer } from '../http/answer';
import { Context, Input } from '../http/input';

@Controller('api/address')
@MemberOnly()
export class AddressController {
  constructor(@InjectClient(address) private readonly addresses: Client<typeof address>) {}

  @Get('index')
  index(@Input() input: ListAddresses, @Context() context: CallContext) {
    return this.addresses.list(input, context);
  }

  @Post('add')
  async add(@Input() input: AddressForm, @Context() context: CallContext) {
    return new Answer(await this.addresses.add(input, context), 'added');
  }

  @Get('edit')
  async one(@Input() input: AddressById, @Context() context: CallContext) {
    return { row: await this.addresses.get(input, context) };
  }

  @Post('edit')
  async edit(@Input() input: EditAddress, @Context() context: CallContext) {
    return new Answer(await this.addresses.edit(input, context), 'updated');
  }

  @Delete('del')
  async del(@Input() input: Record<string, unknown>, @Context() context: CallContext) {
    await this.addresses.del({ ids: idsOf(input) }, context);
    return new Answer(null, 'deleted');
  }

  @Post('del')
  delByPost(@Input() input: Record<string, unknown>, @Context() context: CallContext) {
    return this.del(input, context);
  }

  @Get('postcode')
  async postcode(@Input() input: FindPostcode, @Context() context: CallContext) {
    const found = await this.addresses.postcode(input, context);
    return found.list.length > 0 ? found : new Answer(found, 'noDetailedAddress');
  }

  @Post('parse')
  parse(@Input() input: PastedAddress, @Context() context: CallContext) {
    return this.addresses.parse(input, context);
  }

  @Post('latin')
  latin(@Input() input: NativeAddress, @Context() context: CallContext) {
    return this.addresses.latin(input, context);
  }

  @Post('setDefault')
  setDefault(@Input() input: AddressById, @Context() context: CallContext) {
    return this.addresses.setDefault(input, context);
  }
}
