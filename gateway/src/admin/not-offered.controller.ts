import { All, Controller } from '@nestjs/common';
import { DomainError } from '@parcelway/contracts';
import { AdminOnly, Stock } from '../auth/access';

/** The module market and the generator of code, which the existing clients have screens for and this product has not. */
@Controller(['admin/module', 'admin/crud.Crud', 'admin/crud.Log'])
@Stock()
@AdminOnly()
export class NotOfferedController {
  @All(':action')
  notOffered(): never {
    throw new DomainError('request.not_offered');
  }
}
