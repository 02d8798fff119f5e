import type { SmsValues } from '@hojreh/contract/admin'
import { z } from 'zod'
import { namedValues } from './named-values.ts'
import { postForJson } from './post-json.ts'
import { type OutgoingSms, SmsError, type SmsProvider, type SmsTrouble } from './sms-provider.ts'

const TIMEOUT_MS = 8_000
const OK = 200

const text = z.union([z.string(), z.number()]).transform(String)
const entry = z.looseObject({ messageid: text.optional() })
// The README shows one entry of a lookup as an object, the client for Go reads an array.
const response = z.object({
  return: z.object({ status: z.coerce.number(), message: z.string().nullish() }),
  entries: z.union([z.array(entry), entry.transform((one) => [one])]).nullish(),
})

/** Codes of the documentation; one that is not here (402, 409, 451 and what is new) may go away by itself. */
const troubles: Readonly<Record<SmsTrouble, readonly number[]>> = {
  temporary: [402, 409, 451],
  // Key, method, access, line, address, credit, template, plan, tokens of the template.
  account: [401, 403, 404, 405, 407, 412, 416, 418, 424, 426, 427, 428, 429, 431, 432, 501],
  // Arguments, receiver, text, links, signs.
  message: [400, 406, 411, 413, 414, 417, 420, 422],
}
const troubleOf = (code: number): SmsTrouble =>
  (['account', 'message'] as const).find((trouble) => troubles[trouble].includes(code)) ?? 'temporary'

export interface KavenegarOptions {
  apiKey: string
  /** Name of the approved template whose `%token` is the code. */
  otpTemplate: string
  /** Line of all other messages; the account's own when empty. */
  sender: string
  baseUrl: string
  timeoutMs?: number
}

/** Takes no spaces in `token` to `token3`. */
const tokensOf = (values: SmsValues): Record<string, string> =>
  namedValues('kavenegar', values, (token, value) =>
    token === 'token10' || token === 'token20' ? value : value.replace(/\s+/g, '-'),
  )

/**
 * A client of Kavenegar's REST API (kavenegar.com/rest.html; kavenegar-node and kavenegar-go by the vendor).
 * Codes and what has an approved pattern go by `verify/lookup`, everything else by `sms/send`. The key is a part of the path, so no address of a call
 * is ever logged or thrown. Not verified with a real account.
 */
export const makeKavenegar = ({
  apiKey,
  otpTemplate,
  sender,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: KavenegarOptions): SmsProvider => {
  const fieldsOf = ({ phone, text: message, code, pattern }: OutgoingSms): Record<string, string> => {
    if (pattern) return { receptor: phone, template: pattern.name, ...tokensOf(pattern.values) }
    return code === null
      ? { receptor: phone, message, ...(sender && { sender }) }
      : { receptor: phone, template: otpTemplate, token: code }
  }
  return {
    name: 'kavenegar',
    send: async (sms) => {
      const method = sms.code === null && !sms.pattern ? 'sms/send' : 'verify/lookup'
      const { status, json } = await postForJson({
        url: `${baseUrl}/v1/${encodeURIComponent(apiKey)}/${method}.json`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fieldsOf(sms)).toString(),
        timeoutMs,
      })
      const parsed = response.safeParse(json)
      if (!parsed.success) throw new SmsError('temporary', `status ${status}: not an answer of kavenegar`)
      const { return: result, entries } = parsed.data
      if (result.status !== OK)
        throw new SmsError(troubleOf(result.status), `${result.status} ${result.message ?? ''}`.trim())
      return { messageId: entries?.[0]?.messageid ?? null }
    },
  }
}
