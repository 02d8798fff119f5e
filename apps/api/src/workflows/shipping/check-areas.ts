import { toPersianDigits } from '@hojreh/persian'
import { isCityOf, isProvince } from '../../modules/geo/geo.service.ts'
import type { ServedArea } from '../../modules/shipping/shipping.tables.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { shippingMessages as text } from './shipping.messages.ts'

const refuse = (message: string) => new DomainError('validation_failed', { fields: { areas: message } })

/** Throws unless every place is one of the country, and no province stands there twice. */
export const checkAreas = (areas: readonly ServedArea[] | null): void => {
  const seen = new Set<string>()
  for (const { province, cities } of areas ?? []) {
    if (!isProvince(province)) throw refuse(text.unknownProvince(province))
    if (seen.has(province)) throw refuse(text.provinceTwice(province))
    seen.add(province)
    const unknown = cities.find((city) => !isCityOf(province, city))
    if (unknown !== undefined) throw refuse(text.unknownCity(toPersianDigits(unknown), province))
  }
}

/** As people read it, for the books. */
export const areasInWords = (areas: readonly ServedArea[] | null): string =>
  areas === null
    ? text.wholeCountry
    : areas.map(({ province, cities }) => [province, cities.join('، ')].filter(Boolean).join(': ')).join('؛ ')
