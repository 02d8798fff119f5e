import { id, line, phone, postalCode, requiredLine } from '../fields.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

/** A place that goods are sent to. Province and city are names from the geo lists. */
export const address = z.object({
  id,
  title: z.string(),
  receiverName: z.string(),
  receiverPhone: z.string(),
  province: z.string(),
  city: z.string(),
  street: z.string(),
  plaque: z.string(),
  unit: z.string(),
  postalCode: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof address>

const degrees = (min: number, max: number) =>
  z.number(messages.invalid).min(min, messages.invalid).max(max, messages.invalid)

export const addressBody = strict({
  title: line(40).default(''),
  receiverName: requiredLine(80, messages.receiverName),
  receiverPhone: phone,
  province: requiredLine(40, messages.province),
  city: requiredLine(60, messages.city),
  street: requiredLine(300, messages.street),
  plaque: requiredLine(20, messages.plaque),
  unit: line(20).default(''),
  postalCode,
  location: strict({ lat: degrees(24, 40), lng: degrees(44, 64) }).nullish(),
  isDefault: z.boolean(messages.invalid).default(false),
})
export type AddressBody = z.input<typeof addressBody>
