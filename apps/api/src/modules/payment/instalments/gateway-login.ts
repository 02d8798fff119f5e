import { z } from 'zod'
import { askGateway } from '../ask-gateway.ts'
import { GatewayUnavailableError } from '../payment-gateway.ts'

/** A token is not used in its last minute: the call with it would arrive too late. */
const SPARE_MS = 60_000

const response = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export interface Login {
  clientId: string
  clientSecret: string
  username: string
  password: string
}

interface LoginOptions extends Login {
  url: () => string
  /** Of OAuth, where the gateway wants one. */
  scope?: string
  timeoutMs: number
}

/** The token of the merchant (OAuth, password grant), kept while it lasts. */
export const makeGatewayLogin = (options: LoginOptions) => {
  const { url, clientId, clientSecret, username, password, scope, timeoutMs } = options
  let kept: { token: string; until: number } | null = null

  const login = async (): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'password', username, password, ...(scope && { scope }) })
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { access_token: token, expires_in: seconds } = await askGateway({
      url: url(),
      operation: 'login',
      body,
      headers: { authorization: `Basic ${basic}` },
      timeoutMs,
      answer: response,
    })
    kept = { token, until: Date.now() + seconds * 1_000 - SPARE_MS }
    return token
  }

  return {
    /** Calls with the token; one that the gateway no longer knows is not used again. */
    withToken: async <Result>(
      call: (headers: { authorization: string }) => Promise<Result>,
    ): Promise<Result> => {
      const token = kept && kept.until > Date.now() ? kept.token : await login()
      try {
        return await call({ authorization: `Bearer ${token}` })
      } catch (error) {
        if (error instanceof GatewayUnavailableError) kept = null
        throw error
      }
    },
  }
}
