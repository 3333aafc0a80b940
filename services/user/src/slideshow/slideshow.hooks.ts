import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { SlideshowEntity } from './slideshow.entity';

/** A slide cannot end before it begins. */
@Injectable()
export class SlideshowHooks implements ResourceHooks<SlideshowEntity> {
  async beforeAdd(row: SlideshowEntity): Promise<void> {
    checkTimes(row);
  }

  async beforeEdit(row: SlideshowEntity): Promise<void> {
    checkTimes(row);
  }
}

function checkTimes({ startsAt, endsAt }: SlideshowEntity): void {
  if (startsAt && endsAt && endsAt <= startsAt)
    throw invalidFields([{ field: 'ends_at', rule: 'min', params: { min: startsAt.toISOString() } }]);
}
