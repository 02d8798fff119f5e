import type { SandboxPayment, sandboxRepository } from './sandbox.repository.ts'

/** A minute after the shop gives the goods back. */
const LATE_MS = 16 * 60_000
/** Calls that go wrong before the gateway is well again: long enough for the shopper to see it. */
const FAILING_CALLS = 3
const OTHER_AMOUNT = 10

type Repository = ReturnType<typeof sandboxRepository>
interface Outcome {
  /** Null when the payment had another end already. */
  settle: (repository: Repository, payment: SandboxPayment, now: Date) => Promise<SandboxPayment | null>
  /** With what the browser goes back; null when it does not. */
  callback: 'OK' | 'NOK' | null
}

const pay = (
  repository: Repository,
  payment: SandboxPayment,
  changes: Partial<Pick<SandboxPayment, 'amount' | 'paidAt'>> = {},
) => repository.move(payment, ['IN_BANK'], { status: 'PAID', ...changes })

const payNow: Outcome['settle'] = (repository, payment) => pay(repository, payment)

const giveUp = (status: 'FAILED' | 'CANCELLED'): Outcome => ({
  settle: (repository, payment) => repository.move(payment, ['IN_BANK'], { status }),
  callback: 'NOK',
})

const payAndFail = (kind: 'timeout' | 'server_error' | 'malformed'): Outcome => ({
  settle: async (repository, payment, createdAt) => {
    const { authority } = payment
    for (const operation of ['verify', 'inquiry'] as const)
      await repository.addFault({ operation, kind, authority, remaining: FAILING_CALLS, createdAt })
    return pay(repository, payment)
  },
  callback: 'OK',
})

/** Every way in which a payment can end, the good one first. */
export const sandboxOutcomes = {
  pay: { settle: payNow, callback: 'OK' },
  payAndClose: { settle: payNow, callback: null },
  fail: giveUp('FAILED'),
  cancel: giveUp('CANCELLED'),
  payLate: {
    settle: (repository, payment, now) =>
      pay(repository, payment, { paidAt: new Date(now.getTime() + LATE_MS) }),
    callback: 'OK',
  },
  payOtherAmount: {
    settle: (repository, payment) => pay(repository, payment, { amount: payment.amount + OTHER_AMOUNT }),
    callback: 'OK',
  },
  payThenTimeout: payAndFail('timeout'),
  payThenError: payAndFail('server_error'),
  payThenMalformed: payAndFail('malformed'),
  forge: { settle: async (_repository, payment) => payment, callback: 'OK' },
} as const satisfies Record<string, Outcome>

export type SandboxOutcome = keyof typeof sandboxOutcomes
export const sandboxOutcomeNames = Object.keys(sandboxOutcomes) as [SandboxOutcome, ...SandboxOutcome[]]

/** Those that no shopper wants. */
export const sandboxTroubles = [
  'payLate',
  'payOtherAmount',
  'payThenTimeout',
  'payThenError',
  'payThenMalformed',
  'forge',
] as const satisfies readonly SandboxOutcome[]
