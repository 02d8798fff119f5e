import type { SandboxPayment, sandboxRepository } from '../sandbox.repository.ts'

/** A minute after the shop gives the goods back. */
const LATE_MS = 16 * 60_000
/** Calls that go wrong before the gateway is well again: long enough for the shopper to see it. */
const FAILING_CALLS = 3

type Repository = ReturnType<typeof sandboxRepository>
interface Outcome {
  /** Null when the payment had another end already. */
  settle: (repository: Repository, payment: SandboxPayment, now: Date) => Promise<SandboxPayment | null>
  /** With what the browser goes back; null when it does not. */
  state: 'OK' | 'FAILED' | null
}

const pay = (repository: Repository, payment: SandboxPayment, paidAt: Date | null = null) =>
  repository.move(payment, ['IN_BANK'], { status: 'PAID', paidAt })

const payNow: Outcome['settle'] = (repository, payment) => pay(repository, payment)

const giveUp = (status: 'FAILED' | 'CANCELLED'): Outcome => ({
  settle: (repository, payment) => repository.move(payment, ['IN_BANK'], { status }),
  state: 'FAILED',
})

const payAndLose = (
  operations: readonly ('verify' | 'settle' | 'status')[],
  kind: 'timeout' | 'server_error',
  times: number,
): Outcome => ({
  settle: async (repository, payment, createdAt) => {
    const { authority } = payment
    for (const operation of operations)
      await repository.addFault({ operation, kind, authority, remaining: times, createdAt })
    return pay(repository, payment)
  },
  state: 'OK',
})

/** Every way in which a payment in instalments can end, the good one first. */
export const instalmentsOutcomes = {
  pay: { settle: payNow, state: 'OK' },
  payAndClose: { settle: payNow, state: null },
  fail: giveUp('FAILED'),
  cancel: giveUp('CANCELLED'),
  payLate: {
    settle: (repository, payment, now) => pay(repository, payment, new Date(now.getTime() + LATE_MS)),
    state: 'OK',
  },
  payThenTimeout: payAndLose(['verify', 'status'], 'timeout', FAILING_CALLS),
  loseSettle: payAndLose(['settle'], 'server_error', 1),
  forge: { settle: async (_repository, payment) => payment, state: 'OK' },
} as const satisfies Record<string, Outcome>

export type InstalmentsOutcome = keyof typeof instalmentsOutcomes
export const instalmentsOutcomeNames = Object.keys(instalmentsOutcomes) as [
  InstalmentsOutcome,
  ...InstalmentsOutcome[],
]

/** Those that no shopper wants. */
export const instalmentsTroubles = [
  'payLate',
  'payThenTimeout',
  'loseSettle',
  'forge',
] as const satisfies readonly InstalmentsOutcome[]
export type InstalmentsTrouble = (typeof instalmentsTroubles)[number]
