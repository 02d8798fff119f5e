import { setTimeout as delay } from 'node:timers/promises'
import {
  type GatewayState,
  GatewayUnavailableError,
  type PaymentGateway,
} from '../src/modules/payment/payment-gateway.ts'

interface Session {
  amount: number
  state: GatewayState
  refId: string
}

/** Makes a gateway in memory, for which a test plays the bank. It is slow enough for races to happen. */
export const makeFakeGateway = (latencyMs = 5) => {
  const sessions = new Map<string, Session>()
  const calls = { request: 0, verify: 0, inquiry: 0, unverified: 0, giveBack: 0 }
  const verified: string[] = []
  const inquired: string[] = []
  let isDown = false

  const response = async (name: keyof typeof calls) => {
    calls[name] += 1
    await delay(latencyMs)
    if (isDown) throw new GatewayUnavailableError('the test pulled the plug')
  }
  const sessionOf = (authority: string): Session => {
    const session = sessions.get(authority)
    if (!session) throw new Error(`no session ${authority}`)
    return session
  }

  const gateway: PaymentGateway = {
    name: 'fake',
    request: async ({ amount }) => {
      await response('request')
      const authority = `T${String(sessions.size + 1).padStart(35, '0')}`
      sessions.set(authority, { amount, state: 'in_bank', refId: `${7_000_000 + sessions.size}` })
      return { authority }
    },
    redirectUrl: (authority) => `https://bank.example/${authority}`,
    verify: async ({ authority, amount }) => {
      verified.push(authority)
      await response('verify')
      const session = sessions.get(authority)
      if (!session) return { isPaid: false, reason: 'invalid_authority' }
      if (session.amount !== amount) return { isPaid: false, reason: 'amount_mismatch' }
      if (session.state !== 'paid' && session.state !== 'verified')
        return { isPaid: false, reason: 'not_paid' }
      session.state = 'verified'
      return { isPaid: true, refId: session.refId, maskedCard: '610433******1234' }
    },
    inquiry: async (authority) => {
      inquired.push(authority)
      await response('inquiry')
      return sessionOf(authority).state
    },
    hasUnverifiedList: true,
    unverified: async () => {
      await response('unverified')
      return [...sessions].flatMap(([authority, { state }]) => (state === 'paid' ? [authority] : []))
    },
    giveBack: async () => {
      await response('giveBack')
      return { reference: 'back' }
    },
  }

  return {
    gateway,
    calls,
    /** Authorities in the order in which the shop asked the gateway to verify them. */
    verified,
    inquired,
    sessions,
    pay: (authority: string): void => {
      sessionOf(authority).state = 'paid'
    },
    fail: (authority: string): void => {
      sessionOf(authority).state = 'failed'
    },
    /** Makes the gateway unreachable, or reachable again. */
    setDown: (down: boolean): void => {
      isDown = down
    },
  }
}
