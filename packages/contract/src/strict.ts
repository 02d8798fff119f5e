import { fieldMessages as messages } from './messages.ts'
import { z } from './z.ts'

/** An object of a call's input: unknown fields are refused, not ignored, and in Persian. */
export const strict = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? messages.unknownField : messages.invalid),
  })
