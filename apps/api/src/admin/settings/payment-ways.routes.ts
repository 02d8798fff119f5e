import type { PaymentWays } from '@hojreh/contract/admin'
import { approvalRepository } from '../../modules/approval/approval.repository.ts'
import { readPaymentWays } from '../../modules/payment/shop-card.ts'
import type { StaffActor } from '../../modules/staff-session/staff-actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import {
  allowShopCard,
  cardApproval,
  prepareShopCard,
  refuseShopCard,
  switchPaymentWay,
} from '../../workflows/settings/payment-ways.ts'
import { toApproval } from '../money/refund-views.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

type Prepared = PaymentWays['prepared']

export const registerPaymentWays = (
  register: RegisterAdminEndpoint,
  { database: { db }, config, clock }: Dependencies,
): void => {
  const preparedFor = async (
    prepared: Omit<NonNullable<Prepared>, 'approval'> | null,
    { staffId }: Pick<StaffActor, 'staffId'>,
  ): Promise<Prepared> => {
    if (!prepared) return null
    const { kind, subject } = cardApproval(prepared)
    const row = (await approvalRepository(db).newest(kind, [subject])).get(subject)
    return row ? { ...prepared, approval: toApproval(row, staffId, clock()) } : null
  }
  const read = async (staff: StaffActor): Promise<PaymentWays> => {
    const ways = await readPaymentWays(db, config)
    const { isOnlineOn, isCardOn, isInstalmentsOn, instalments, card, isFromMachine, prepared } = ways
    return {
      online: { isOn: isOnlineOn, provider: config.PAYMENT_GATEWAY },
      instalments: instalments && { isOn: isInstalmentsOn, provider: instalments },
      card: { isOn: isCardOn, current: card, isFromMachine },
      prepared: await preparedFor(prepared, staff),
    }
  }
  register('getPaymentWays', ({ staff }) => read(staff))
  register('prepareShopCard', async ({ desk, staff, body }) => {
    await prepareShopCard(desk, body)
    return read(staff)
  })
  register('allowShopCard', async ({ desk, staff, query: { id } }) => {
    await allowShopCard(desk, id)
    return read(staff)
  })
  register('refuseShopCard', async ({ desk, staff, query: { id } }) => {
    await refuseShopCard(desk, id)
    return read(staff)
  })
  register('stopPaymentWay', async ({ desk, staff, query: { way } }) => {
    await switchPaymentWay(desk, way, false)
    return read(staff)
  })
  register('resumePaymentWay', async ({ desk, staff, query: { way } }) => {
    await switchPaymentWay(desk, way, true)
    return read(staff)
  })
}
