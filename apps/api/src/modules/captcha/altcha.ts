import { captchaChallenge } from '@hojreh/contract'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import type { Dependencies } from '../../shared/dependencies.ts'
import { deriveKey } from '../../shared/keys.ts'
import { captchaRepository } from './captcha.repository.ts'
import type { CaptchaProvider } from './captcha-provider.ts'

/** How long a challenge may take to solve. */
const CHALLENGE_MS = 10 * 60_000

const payload = captchaChallenge
  .omit({ maxnumber: true })
  .extend({ number: z.int().min(0) })
  // The widget of ALTCHA itself tells how long it took, too.
  .loose()

const readPayload = (token: string): z.infer<typeof payload> | null => {
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** The self-hosted captcha: a proof of work in ALTCHA's form. No request leaves the shop. */
export const makeAltcha = ({ config, database: { db }, clock }: Dependencies): CaptchaProvider => {
  const hmacKey = deriveKey(config.SECRET, 'captcha').export().toString('base64url')
  return {
    challenge: async () => {
      const { algorithm, challenge, salt, signature } = await createChallenge({
        hmacKey,
        maxnumber: config.CAPTCHA_WORK,
        expires: new Date(clock().getTime() + CHALLENGE_MS),
      })
      return captchaChallenge.parse({ algorithm, challenge, maxnumber: config.CAPTCHA_WORK, salt, signature })
    },

    verify: async (token) => {
      const solution = readPayload(token)
      if (!solution) return false
      // The library would read the system's clock.
      const expiresAt = new Date(Number(extractParams(solution).expires) * 1_000)
      if (!(expiresAt > clock()) || !(await verifySolution(solution, hmacKey, false))) return false
      return captchaRepository(db).takeSolution(solution.challenge, expiresAt)
    },
  }
}
