import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '../../../shared/keys.ts'

const claims = z.object({ sub: z.string(), jti: z.string(), fgp: z.string(), exp: z.number() })

export interface SessionClaims {
  customerId: string
  sessionId: string
  fingerprintHash: string
}

const ALGORITHM = 'HS256'
const MOST_KNOWN = 10_000

export const makeSessionTokens = (secret: string) => {
  const key = deriveKey(secret, 'session')
  // The same token has the same signature each time. Whether the session lives is checked each time.
  const known = new Map<string, z.output<typeof claims>>()

  const verify = async (token: string, now: Date) => {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now })
    const verified = claims.parse(payload)
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest)
    known.set(token, verified)
    return verified
  }
  return {
    sign: ({ customerId, sessionId, fingerprintHash }: SessionClaims, expiresAt: Date): Promise<string> =>
      new SignJWT({ fgp: fingerprintHash })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(customerId)
        .setJti(sessionId)
        .setExpirationTime(expiresAt)
        .sign(key),

    /** Null for a token that is not ours, was changed or is over. */
    read: async (token: string, now: Date): Promise<SessionClaims | null> => {
      try {
        const { sub, jti, fgp, exp } = known.get(token) ?? (await verify(token, now))
        if (exp * 1_000 <= now.getTime()) return null
        return { customerId: sub, sessionId: jti, fingerprintHash: fgp }
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
        throw error
      }
    },
  }
}
