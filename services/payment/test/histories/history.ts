import fc from 'fast-check';
import { dutyActs } from './duty-acts';
import { orderActs } from './order-acts';
import { paymentActs } from './payment-acts';
import { refundActs } from './refund-acts';

/** One thing after the other, and now and then the same thing once more, word for word. */
export const history = fc
  .array(
    fc.record({
      act: fc.oneof(...[...orderActs, ...paymentActs, ...refundActs, ...dutyActs]),
      isRepeated: fc.oneof(
        { weight: 3, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    }),
    { minLength: 6, maxLength: 22, size: 'max' },
  )
  .map((steps) => steps.flatMap(({ act: one, isRepeated }) => (isRepeated ? [one, one] : [one])));
