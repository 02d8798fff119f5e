import { z } from 'zod'
import { namedValues } from './named-values.ts'
import { postForJson } from './post-json.ts'
import { type OutgoingSms, SmsError, type SmsProvider, type SmsTrouble } from './sms-provider.ts'

const TIMEOUT_MS = 8_000
const OK = 1

const text = z.union([z.string(), z.number()]).transform(String)
const response = z.object({
  status: z.coerce.number(),
  message: z.string().nullish(),
  data: z
    .looseObject({ messageId: text.nullish(), messageIds: z.array(text.nullable()).nullish() })
    .nullish(),
})

// Key, address, account, plan, line, credit, template and its parameters.
const accountCodes = [10, 11, 12, 13, 14, 15, 101, 102, 113, 116, 119, 123, 124]
// Parameter, empty text, receiver, length of a value, black list, text not approved.
const messageCodes = [16, 103, 104, 107, 108, 114, 115, 117]
const troubleOf = (code: number): SmsTrouble => {
  if (accountCodes.includes(code)) return 'account'
  return messageCodes.includes(code) ? 'message' : 'temporary'
}

export interface SmsirOptions {
  apiKey: string
  /** Number of the approved template, and the name of its one parameter. */
  otpTemplate: number
  otpParameter: string
  /** Line of all other messages. */
  line: number
  baseUrl: string
  timeoutMs?: number
}

/**
 * Makes a client of SMS.ir's REST API v1 (apidocs.sms.ir): codes and what has an approved template by `send/verify`,
 * everything else by `send/bulk`, the key in the header `x-api-key`, `{ status, message, data }` with status 1 for
 * success and HTTP 400, 401, 429, 500 otherwise. Read from public drivers, because the documentation shows no table of
 * them: the codes above 20, and that a national number (`09…`) is taken. Not verified with a real account.
 */
export const makeSmsir = ({
  apiKey,
  otpTemplate,
  otpParameter,
  line,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: SmsirOptions): SmsProvider => {
  const bodyOf = ({ phone, text: messageText, code, pattern }: OutgoingSms) => {
    if (pattern) {
      const parameters = Object.entries(namedValues('smsir', pattern.values))
      return {
        ...{ mobile: phone, templateId: Number(pattern.name) },
        parameters: parameters.map(([name, value]) => ({ name, value })),
      }
    }
    return code === null
      ? { lineNumber: line, messageText, mobiles: [phone], sendDateTime: null }
      : { mobile: phone, templateId: otpTemplate, parameters: [{ name: otpParameter, value: code }] }
  }
  return {
    name: 'smsir',
    send: async (sms) => {
      const { status, json } = await postForJson({
        url: `${baseUrl}/v1/send/${sms.code === null && !sms.pattern ? 'bulk' : 'verify'}`,
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify(bodyOf(sms)),
        timeoutMs,
      })
      const parsed = response.safeParse(json)
      if (!parsed.success)
        throw new SmsError(
          status === 401 ? 'account' : 'temporary',
          `status ${status}: not an answer of sms.ir`,
        )
      const { status: code, message, data } = parsed.data
      if (code !== OK) throw new SmsError(troubleOf(code), `${code} ${message ?? ''}`.trim())
      // A bulk that accepted no receiver names no message: the number is on a list of people who refuse SMS.
      if (data?.messageIds?.every((id) => id === null || id === '0'))
        throw new SmsError('message', 'taken, but for nobody')
      return { messageId: data?.messageId ?? data?.messageIds?.[0] ?? null }
    },
  }
}
