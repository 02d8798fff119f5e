import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '../../shared/keys.ts'

const claims = z.object({ sub: z.string(), jti: z.string(), fgp: z.string() })

export interface SessionClaims {
  customerId: string
  sessionId: string
  fingerprintHash: string
}

const ALGORITHM = 'HS256'

export const makeSessionTokens = (secret: string) => {
  const key = deriveKey(secret, 'session')
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
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now })
        const { sub, jti, fgp } = claims.parse(payload)
        return { customerId: sub, sessionId: jti, fingerprintHash: fgp }
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null
        throw error
      }
    },
  }
}
