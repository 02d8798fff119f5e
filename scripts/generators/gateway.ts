import { writeAll } from './files.ts'
import { namesOf } from './names.ts'

const settingsFile = 'apps/api/src/config/payment-settings.ts'

/**
 * A payment gateway behind `PaymentGateway`: settings, client, choice and test. The client speaks a plain protocol –
 * `request`, `verify`, `inquiry` with JSON in rial – which the vendor's documentation then replaces
 * (docs/guides/add-a-gateway.md).
 */
export const makeGateway = async (root: string, name: string): Promise<string[]> => {
  const { kebab, pascal, flat, upper } = namesOf(name)
  const client = `apps/api/src/modules/payment/${kebab}`
  return writeAll(
    root,
    {
      [`${client}.ts`]: `import { z } from 'zod'
import { askGateway } from './ask-gateway.ts'
import { type GatewayState, GatewayUnavailableError, type PaymentGateway } from './payment-gateway.ts'

/** Whatever is not here says nothing about the money: ask again. */
const states: Readonly<Record<string, GatewayState>> = {
  pending: 'in_bank',
  paid: 'paid',
  verified: 'verified',
  failed: 'failed',
  reversed: 'reversed',
}

const answer = z.object({
  authority: z
    .string()
    .regex(/^[\\w-]{1,64}$/)
    .optional(),
  state: z.string().optional(),
  amount: z.int().optional(),
  refId: z.string().optional(),
  card: z.string().nullish(),
})
type Result = z.infer<typeof answer>

export interface ${pascal}Options {
  merchant: string
  baseUrl: string
  timeoutMs: number
}

/** A client of ${pascal}; all amounts of it are rial. Name the documentation that it follows here. */
export const make${pascal} = ({ merchant, baseUrl, timeoutMs }: ${pascal}Options): PaymentGateway => {
  const call = (operation: string, body: Record<string, unknown>) =>
    askGateway({
      url: \`\${baseUrl}/\${operation}\`,
      operation,
      body: { merchant, ...body },
      timeoutMs,
      answer,
    })

  const stateOf = (operation: string, { state = 'none' }: Result): GatewayState => {
    const known = states[state]
    if (!known) throw new GatewayUnavailableError(\`\${operation}: state \${state}\`)
    return known
  }
  return {
    name: '${flat}',
    request: async (attempt) => {
      const { authority } = await call('request', attempt)
      if (authority === undefined) throw new GatewayUnavailableError('request: no authority')
      return { authority }
    },
    redirectUrl: (authority) => \`\${baseUrl}/pay/\${authority}\`,
    verify: async ({ authority, amount }) => {
      const verified = await call('verify', { authority, amount })
      const state = stateOf('verify', verified)
      if (state === 'failed' || state === 'reversed') return { isPaid: false, reason: state }
      if (state !== 'verified' || verified.refId === undefined || verified.amount === undefined)
        throw new GatewayUnavailableError('verify: settles nothing')
      if (verified.amount !== amount) return { isPaid: false, reason: 'amount_mismatch' }
      return { isPaid: true, refId: verified.refId, maskedCard: verified.card ?? null }
    },
    inquiry: async (authority) => stateOf('inquiry', await call('inquiry', { authority })),
    hasUnverifiedList: false,
    unverified: async () => [],
  }
}
`,
      [`${client}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProviderServer } from '../../../test/provider-server.ts'
import { make${pascal} } from './${kebab}.ts'
import { GatewayUnavailableError } from './payment-gateway.ts'

const AMOUNT = 1_500_000
let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())

const make = () => make${pascal}({ merchant: 'our-merchant', baseUrl: server.base, timeoutMs: 2_000 })
const verify = () => make().verify({ authority: 'a1', amount: AMOUNT })

test('opens a payment in rial and sends the browser to its page', async () => {
  server.reply({ authority: 'a1' })
  const attempt = {
    amount: AMOUNT,
    callbackUrl: 'https://shop.example/checkPayment',
    description: 'سفارش ۱۰۰۰۱',
    orderNumber: '10001',
  }
  expect(await make().request(attempt)).toEqual({ authority: 'a1' })
  expect(JSON.parse(server.asked.at(-1)?.text ?? '')).toEqual({ merchant: 'our-merchant', ...attempt })
  expect(make().redirectUrl('a1')).toBe(\`\${server.base}/pay/a1\`)
})

test.each([
  ['paid', { state: 'verified', amount: AMOUNT, refId: '77', card: '6037****11' }, { isPaid: true, refId: '77', maskedCard: '6037****11' }],
  ['another amount', { state: 'verified', amount: 1, refId: '77' }, { isPaid: false, reason: 'amount_mismatch' }],
  ['failed', { state: 'failed' }, { isPaid: false, reason: 'failed' }],
])('%s is told as it is', async (_title, body, verification) => {
  server.reply(body)
  expect(await verify()).toEqual(verification)
})

test.each([
  ['a state that nobody knows', { state: 'strange' }, 200],
  ['a payment that is still in the bank', { state: 'pending' }, 200],
  ['a page of somebody in between', '<html>Bad Gateway</html>', 502],
])('%s settles nothing: the sweeper asks again', async (_title, body, status) => {
  server.reply(body, status)
  await expect(verify()).rejects.toBeInstanceOf(GatewayUnavailableError)
})
`,
    },
    [
      { file: settingsFile, after: ".enum(['sandbox', ", lines: `'${flat}', ` },
      {
        file: settingsFile,
        before: '  ZARINPAL_MERCHANT_ID: z',
        lines: `  ${upper}_MERCHANT: z.string().min(1).optional().describe('Merchant; needed for ${flat}'),\n  ${upper}_BASE_URL: z.url().default('https://${kebab}.example').describe('Host of the ${pascal} API'),\n`,
      },
      {
        file: settingsFile,
        before: "  if (config.PAYMENT_GATEWAY === 'zarinpal'",
        lines: `  if (config.PAYMENT_GATEWAY === '${flat}' && config.${upper}_MERCHANT === undefined)\n    refuse('${upper}_MERCHANT', 'is needed for ${flat}')\n`,
      },
      {
        file: 'apps/api/src/modules/payment/choose-gateway.ts',
        before: 'import { makeZarinpal }',
        lines: `import { make${pascal} } from './${kebab}.ts'\n`,
      },
      {
        file: 'apps/api/src/modules/payment/choose-gateway.ts',
        before: '  zarinpal: (_app, config) =>',
        lines: `  ${flat}: (_app, config) => config.${upper}_MERCHANT === undefined ? null : make${pascal}({ merchant: config.${upper}_MERCHANT, baseUrl: config.${upper}_BASE_URL, timeoutMs: config.GATEWAY_TIMEOUT_MS }),\n`,
      },
    ],
  )
}
