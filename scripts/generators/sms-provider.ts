import { writeAll } from './files.ts'
import { namesOf } from './names.ts'

const settingsFile = 'apps/api/src/config/sms-settings.ts'

/**
 * A provider of SMS behind `SmsProvider`: settings, client, choice and test. The client speaks a plain protocol, which
 * the vendor's documentation then replaces (docs/guides/add-an-sms-provider.md).
 */
export const makeSmsProvider = async (root: string, name: string): Promise<string[]> => {
  const { kebab, pascal, flat, upper } = namesOf(name)
  const client = `apps/api/src/modules/sms/${kebab}`
  return writeAll(
    root,
    {
      [`${client}.ts`]: `import { z } from 'zod'
import { postForJson } from './post-json.ts'
import { SmsError, type SmsProvider, type SmsTrouble } from './sms-provider.ts'

const TIMEOUT_MS = 8_000

/** What is not here may be better later. */
const troubles: Readonly<Record<string, SmsTrouble>> = {
  wrong_key: 'account',
  no_credit: 'account',
  unknown_template: 'account',
  wrong_number: 'message',
}

const answer = z.object({ messageId: z.string().optional(), error: z.string().optional() })

export interface ${pascal}Options {
  apiKey: string
  /** Approved template of one-time codes; its last line is \`@host #code\`. */
  otpTemplate: string
  baseUrl: string
  timeoutMs?: number
}

/** A client of ${pascal}. Name the documentation that it follows here. */
export const make${pascal} = ({
  apiKey,
  otpTemplate,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: ${pascal}Options): SmsProvider => ({
  name: '${flat}',
  send: async ({ phone, text, code }) => {
    const { status, json } = await postForJson({
      url: \`\${baseUrl}/\${code === null ? 'text' : 'code'}\`,
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(code === null ? { phone, text } : { phone, template: otpTemplate, code }),
      timeoutMs,
    })
    const parsed = answer.safeParse(json)
    if (!parsed.success) throw new SmsError('temporary', \`status \${status}: not an answer of ${flat}\`)
    const { messageId, error } = parsed.data
    if (messageId === undefined) throw new SmsError(troubles[error ?? ''] ?? 'temporary', error ?? 'not taken')
    return { messageId }
  },
})
`,
      [`${client}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProviderServer } from '../../../test/provider-server.ts'
import { make${pascal} } from './${kebab}.ts'
import { SmsError } from './sms-provider.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

const provider = () => make${pascal}({ apiKey: 'K3Y', otpTemplate: 'login', baseUrl: server.base })
const code = { phone: '09121112233', text: 'کد تایید شما: 48213', code: '48213' }
const news = { phone: '09121112233', text: 'سفارش ۱۰۰۰۱ فرستاده شد.', code: null }

test.each([
  ['a code goes by its template', code, '/code', { phone: '09121112233', template: 'login', code: '48213' }],
  ['anything else goes as a text', news, '/text', { phone: '09121112233', text: news.text }],
])('%s', async (_title, sms, url, body) => {
  server.reply({ messageId: 'm1' })
  expect(await provider().send(sms)).toEqual({ messageId: 'm1' })
  const asked = server.asked.at(-1)
  expect([asked?.url, asked?.headers['x-api-key'], JSON.parse(asked?.text ?? '')]).toEqual([url, 'K3Y', body])
})

test.each([
  ['no credit', { error: 'no_credit' }, 'account'],
  ['a number that is none', { error: 'wrong_number' }, 'message'],
  ['a code that nobody knows', { error: 'strange' }, 'temporary'],
  ['a page of somebody in between', '<html>Bad Gateway</html>', 'temporary'],
])('%s is told apart', async (_title, body, trouble) => {
  server.reply(body, 400)
  const error = await provider()
    .send(code)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SmsError)
  expect(error).toMatchObject({ trouble })
})
`,
    },
    [
      { file: settingsFile, after: ".enum(['outbox', ", lines: `'${flat}', ` },
      { file: settingsFile, after: 'SMS_FALLBACK_PROVIDER: z\n    .enum([', lines: `'${flat}', ` },
      {
        file: settingsFile,
        before: '  KAVENEGAR_API_KEY: z',
        lines: `  ${upper}_API_KEY: z.string().min(1).optional().describe('Key; needed for ${flat}'),\n  ${upper}_OTP_TEMPLATE: z.string().min(1).optional().describe('Approved template of one-time codes; needed for ${flat}'),\n  ${upper}_BASE_URL: base('https://${kebab}.example'),\n`,
      },
      {
        file: settingsFile,
        before: '  kavenegar: [',
        lines: `  ${flat}: ['${upper}_API_KEY', '${upper}_OTP_TEMPLATE'],\n`,
      },
      {
        file: 'apps/api/src/modules/sms/choose-providers.ts',
        before: 'import { makeKavenegar }',
        lines: `import { make${pascal} } from './${kebab}.ts'\n`,
      },
      {
        file: 'apps/api/src/modules/sms/choose-providers.ts',
        before: '  kavenegar: (config) =>',
        lines: `  ${flat}: (config) => make${pascal}({ apiKey: config.${upper}_API_KEY ?? '', otpTemplate: config.${upper}_OTP_TEMPLATE ?? '', baseUrl: config.${upper}_BASE_URL }),\n`,
      },
    ],
  )
}
