import type { CustomerRow } from '../../modules/identity/customer.repository.ts'
import { maskPhone } from '../../shared/mask-phone.ts'

/** What the books call a customer: the name, or what is shown of the phone. */
export const labelOf = ({ firstName, lastName, phone }: CustomerRow): string =>
  `${firstName} ${lastName}`.trim() || maskPhone(phone)
