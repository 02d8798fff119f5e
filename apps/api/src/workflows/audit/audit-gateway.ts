import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../db/client.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import {
  type GatewayState,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../../modules/payment/payment-gateway.ts'
import type { Finding } from './audit-books.ts'

/** Long enough for a payment that is being settled while we look. */
const SECOND_LOOK_MS = 2_000

const booked: readonly PaymentRow['status'][] = ['paid', 'refund_due', 'refunded']

/** How the two books differ about one attempt; null when they agree. */
export const differenceOf = (status: PaymentRow['status'], state: GatewayState): string | null => {
  if (state === 'verified') return booked.includes(status) ? null : 'money_not_booked'
  // Nothing is known there of an attempt that nobody asks to verify.
  if (state === 'unknown') return null
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
}: Options & { gateway: PaymentGateway }): Promise<GatewayAudit> => {
  const repository = paymentRepository(db)
  const look = async ({ id, authority, gatewayMemo }: PaymentRow): Promise<Finding | null> => {
    if (authority === null) return null
    const state = await gateway.inquiry(authority, gatewayMemo)
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

/**
 * Likewise of several gateways: those of today, and former ones, whose payments of these days are compared, too. One
 * that does not respond is named in `away`, and the others are asked all the same.
 */
export const auditGateways = async (
  gateways: readonly PaymentGateway[],
  options: Options,
): Promise<GatewayAudit & { away: string[] }> => {
  const all: GatewayAudit & { away: string[] } = { findings: [], asked: 0, away: [] }
  for (const gateway of gateways)
    try {
      const { findings, asked } = await auditGateway({ ...options, gateway })
      all.findings.push(...findings)
      all.asked += asked
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error
      all.away.push(gateway.name)
    }
  return all
}
