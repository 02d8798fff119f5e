import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../db/client.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { GatewayState, PaymentGateway } from '../../modules/payment/payment-gateway.ts'
import type { Finding } from './audit-books.ts'

/** Long enough for a payment that is being settled while we look. */
const SECOND_LOOK_MS = 2_000

const booked: readonly PaymentRow['status'][] = ['paid', 'refund_due', 'refunded']

/** How the two books differ about one attempt; null when they agree. */
export const differenceOf = (status: PaymentRow['status'], state: GatewayState): string | null => {
  if (state === 'verified') return booked.includes(status) ? null : 'money_not_booked'
  // The operator may have turned the money back at the gateway itself.
  if (state === 'reversed') return status === 'paid' ? 'booked_without_money' : null
  if (booked.includes(status)) return 'booked_without_money'
  return state === 'paid' ? 'money_waits' : null
}

export interface GatewayAudit {
  findings: Finding[]
  /** How many attempts the gateway was asked about. */
  asked: number
}

interface Options {
  database: Pick<Database, 'db'>
  gateway: PaymentGateway
  /** Attempts made before it are not asked about. */
  since: Date
  secondLookMs?: number
}

/**
 * Compares the gateway's books with ours, both ways. What differs is looked at twice: money that arrives just now
 * is no finding. Throws `GatewayUnavailableError` when the gateway does not respond.
 */
export const auditGateway = async ({
  database: { db },
  gateway,
  since,
  secondLookMs = SECOND_LOOK_MS,
}: Options): Promise<GatewayAudit> => {
  const repository = paymentRepository(db)
  const look = async ({ id, authority }: PaymentRow): Promise<Finding | null> => {
    if (authority === null) return null
    const state = await gateway.inquiry(authority)
    const status = (await repository.find(id))?.status
    const code = status && differenceOf(status, state)
    return code ? { code, subject: authority, detail: `${state} / ${status}` } : null
  }
  const attempts = await repository.ofGatewaySince(gateway.name, since)
  const suspects: PaymentRow[] = []
  for (const attempt of attempts) if (await look(attempt)) suspects.push(attempt)
  const listed = await gateway.unverified()
  const known = new Set((await repository.byAuthorities(listed)).map(({ authority }) => authority))

  if (suspects.length > 0) await delay(secondLookMs)
  const findings: Finding[] = []
  for (const suspect of suspects) {
    const finding = await look(suspect)
    if (finding) findings.push(finding)
  }
  for (const authority of listed)
    if (!known.has(authority))
      findings.push({ code: 'unknown_to_us', subject: authority, detail: gateway.name })
  return { findings, asked: attempts.length }
}
