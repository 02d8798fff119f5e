import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { isProvince } from '../../modules/geo/geo.service.ts'
import type { DeliveryTerms } from '../../modules/shipping/delivery-terms.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { shippingMessages as text } from '../shipping/shipping.messages.ts'

type Edit = z.output<typeof adminEndpoints.editDeliveryTerms.body>

export const DELIVERY_SUBJECT = 'settings:delivery'

const inBooks = ({ daysOff, holidays, ...terms }: DeliveryTerms) => ({
  ...terms,
  daysOff: daysOff.join(' '),
  holidays: holidays.join(' '),
})

const oncePerDay = <Day extends string>(days: readonly Day[]): Day[] => [...new Set(days)].toSorted()

/**
 * Changes the days on which the shop sends, and from where. What shoppers are promised follows at once; the fee of an
 * order stays. Throws `edit_conflict`.
 */
export const editDeliveryTerms = ({ actor, clock }: Desk, { version, ...changes }: Edit): Promise<void> =>
  actor.write(async (tx, book) => {
    await lockSetting(tx, 'delivery')
    await beginEdit(tx, { subject: DELIVERY_SUBJECT, version, by: actor, now: clock() })
    const before = await readDeliveryTerms(tx)
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const wanted: DeliveryTerms = { ...before, ...Object.fromEntries(given) }
    const after = { ...wanted, daysOff: oncePerDay(wanted.daysOff), holidays: oncePerDay(wanted.holidays) }
    if (!isProvince(after.province))
      throw new DomainError('validation_failed', {
        fields: { province: text.unknownProvince(after.province) },
      })
    await writeSetting(tx, 'delivery', after)
    book({ subject: DELIVERY_SUBJECT, ...changesOf(inBooks(before), inBooks(after)) })
  })
