import { defineEndpoint, noBody, noQuery } from '../define-endpoint.ts'
import { plainText } from '../fields.ts'
import { fieldMessages as messages } from '../messages.ts'
import { strict } from '../strict.ts'
import { z } from '../z.ts'

const tag = 'captcha'

/** A proof-of-work challenge in ALTCHA's form: find the number whose hash with the salt is `challenge`. */
export const captchaChallenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().describe('Hex of SHA-256 over salt and the number looked for'),
  maxnumber: z.int().positive(),
  salt: z.string(),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof captchaChallenge>

export const getCaptchaChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/captcha/challenge',
  access: 'public',
  tag,
  summary: 'A challenge of the self-hosted captcha; only where that is the configured one',
  query: noQuery,
  body: noBody,
  response: captchaChallenge,
  errors: ['not_found', 'too_many_requests'],
})

export const passCaptcha = defineEndpoint({
  method: 'POST',
  path: '/api/captcha',
  access: 'public',
  tag,
  summary: "Takes the captcha widget's token; sets the pass that login and register consume",
  query: noQuery,
  body: strict({
    token: plainText(4_000)
      .min(1, messages.required)
      .describe("reCAPTCHA's response, or the Base64 of an ALTCHA solution"),
  }),
  response: z.object({ success: z.literal(true) }),
  errors: ['captcha_required', 'too_many_requests', 'unavailable'],
})
