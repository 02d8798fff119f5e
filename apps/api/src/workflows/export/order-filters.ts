import type { adminEndpoints } from '@hojreh/contract/admin'
import { jalaliDay, normalizePhone } from '@hojreh/persian'
import type { z } from 'zod'
import { statusNames } from '../../modules/order/order-status.messages.ts'
import { kindOfSearch } from '../../shared/kind-of-search.ts'
import { maskPhone } from '../../shared/mask-phone.ts'
import { exportMessages as text } from './export.messages.ts'

export type OrderFilters = z.output<typeof adminEndpoints.exportOrders.query>

const dayOf = (instant: string) => jalaliDay(new Date(instant))

/** Masks a phone that is searched for: the books and colleagues see no phone in full. */
export const maskedSearch = (q: string): string =>
  kindOfSearch(q) === 'phone' ? maskPhone(normalizePhone(q)) : q

/** Returns the filters of a list as its address has them: the same ones are always the same text. */
export const searchOf = ({
  q,
  archived,
  status = [],
  method,
  sent,
  from,
  to,
  sort,
}: OrderFilters): string => {
  const named = {
    ...(q && { q }),
    ...(archived && { archived }),
    ...(method && { method }),
    ...(sent && { sent }),
    ...(from && { from: dayOf(from) }),
    ...(to && { to: dayOf(to) }),
    sort,
  }
  const statuses = status.toSorted().map((one): [string, string] => ['status', one])
  return new URLSearchParams([...statuses, ...Object.entries(named)]).toString()
}

/** Returns the filters in words, for the member who decides on a file. */
export const filtersInWords = ({ q, archived, status, method, sent, from, to }: OrderFilters): string[] => {
  const words: string[] = [
    ...(status ?? []).map((one) => statusNames[one]),
    method && text.methods[method],
    sent && text.partlySent,
    from && text.from(dayOf(from)),
    to && text.to(dayOf(to)),
    q && text.search(maskedSearch(q)),
    q && archived && kindOfSearch(q) === 'name' ? text.archived : undefined,
  ].filter((word): word is string => word !== undefined && word !== '')
  return words.length > 0 ? words : [text.everything]
}
