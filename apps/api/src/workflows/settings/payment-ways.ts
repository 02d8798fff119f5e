import type { adminEndpoints, PaymentWayName } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { askForApproval, decideApproval, isWaiting } from '../../modules/approval/approval.service.ts'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { readPaymentWays, type ShopCard, startingWays } from '../../modules/payment/shop-card.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

type Ways = SettingValues['payment']
type NewCard = z.output<typeof adminEndpoints.prepareShopCard.body>

export const PAYMENT_SUBJECT = 'settings:payment'

/** What the second person decides on: this very card, and none that was prepared after it. */
export const cardApproval = ({ id }: { id: string }) => ({ kind: 'card', subject: `card:${id}` }) as const

const inFours = (digits: string) => toPersianDigits(digits.replace(/(\d{4})(?=\d)/g, '$1 '))
const labelOf = ({ cardNumber, holder, bank }: ShopCard) =>
  `کارت واریز فروشگاه: ${inFours(cardNumber)}، ${holder}، ${bank}`

const inBooks = (card: ShopCard | null) => ({
  cardNumber: card?.cardNumber ?? null,
  holder: card?.holder ?? null,
  bank: card?.bank ?? null,
})

type Change = (tx: Db, ways: Ways) => Promise<{ ways: Ways; deed: Omit<Deed, 'subject'> }>

/** Changes the ways to pay, one after the other. */
const change = (desk: Desk, run: Change): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const { ways, deed } = await run(tx, (await lockSetting(tx, 'payment')) ?? startingWays)
    await writeSetting(tx, 'payment', ways)
    book({ subject: PAYMENT_SUBJECT, ...deed })
  })

/**
 * Prepares the card that transfers are to go to; what shoppers are told stays until a second person allows it. Throws
 * `card_prepared` while another one waits, `already_done` for the card that they are told.
 */
export const prepareShopCard = (desk: Desk, card: NewCard): Promise<void> =>
  change(desk, async (tx, ways) => {
    if (ways.prepared && (await isWaiting(tx, cardApproval(ways.prepared), desk.clock())))
      throw new DomainError('card_prepared')
    const { card: current } = await readPaymentWays(tx, desk.config)
    const changes = changesOf(inBooks(current), inBooks(card))
    if (Object.keys(changes.after ?? {}).length === 0) throw new DomainError('already_done')
    const prepared = { id: newId(), ...card }
    const label = labelOf(card)
    await askForApproval(tx, desk, { ...cardApproval(prepared), label, shownAt: PAYMENT_SUBJECT })
    return { ways: { ...ways, prepared }, deed: { label, ...changes } }
  })

const preparedOf = ({ prepared }: Ways, id: string) => {
  if (prepared?.id !== id) throw new DomainError('illegal_transition')
  return prepared
}

/** Allows a card as the second person: shoppers are told it from now on. See `decideApproval` for what is refused. */
export const allowShopCard = (desk: Desk, id: string): Promise<void> =>
  change(desk, async (tx, ways) => {
    const { id: _id, ...card } = preparedOf(ways, id)
    await decideApproval(tx, desk, cardApproval({ id }), 'approved')
    const { card: before } = await readPaymentWays(tx, desk.config)
    const deed = { label: labelOf(card), ...changesOf(inBooks(before), inBooks(card)) }
    return { ways: { ...ways, card, prepared: null }, deed }
  })

/** Refuses a card as the second person, or withdraws the member's own. */
export const refuseShopCard = (desk: Desk, id: string): Promise<void> =>
  change(desk, async (tx, ways) => {
    const card = preparedOf(ways, id)
    await decideApproval(tx, desk, cardApproval(card), 'refused')
    return { ways: { ...ways, prepared: null }, deed: { label: labelOf(card), after: { isAllowed: false } } }
  })

/**
 * Offers a way to pay, or no longer. Money that is on its way is taken all the same. One person is enough: the card was
 * allowed by two. Throws `already_done`, `last_payment_way`.
 */
export const switchPaymentWay = (desk: Desk, way: PaymentWayName, isOn: boolean): Promise<void> =>
  change(desk, async (tx, ways) => {
    if (ways.off.includes(way) !== isOn) throw new DomainError('already_done')
    const { isOnlineOn, offered } = await readPaymentWays(tx, desk.config)
    // Not every sum can be paid in instalments, so they are no way that a shop could have alone.
    const isOtherOn = way === 'online' ? offered !== null : isOnlineOn
    if (!isOn && way !== 'instalments' && !isOtherOn) throw new DomainError('last_payment_way')
    const off = isOn ? ways.off.filter((other) => other !== way) : [...ways.off, way]
    return { ways: { ...ways, off }, deed: changesOf({ [way]: !isOn }, { [way]: isOn }) }
  })
