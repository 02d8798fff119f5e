import { z } from 'zod'
import type { Config } from '../../config/config.ts'

const TIMEOUT_MS = 8_000
const ask = async (url: string, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.json()
}

interface Credit {
  unit: 'rial' | 'messages'
  /** About a thousand codes. */
  least: number
  ask: (config: Config) => Promise<number>
}

const kavenegarResponse = z.object({
  return: z.object({ status: z.literal(200) }),
  entries: z.object({ remaincredit: z.coerce.number() }),
})
const smsirResponse = z.object({ status: z.literal(1), data: z.number() })

/**
 * How providers are asked for what is left, as their own clients do it: `account/info` of Kavenegar, in rial
 * (kavenegar-dotnet, AccountInfoResult); `credit` of sms.ir, in messages (SmsPanelV2, get_credit).
 */
export const smsCredits: Partial<Record<Config['SMS_PROVIDER'], Credit>> = {
  kavenegar: {
    unit: 'rial',
    least: 2_000_000,
    ask: async ({ KAVENEGAR_BASE_URL, KAVENEGAR_API_KEY }) => {
      const url = `${KAVENEGAR_BASE_URL}/v1/${KAVENEGAR_API_KEY}/account/info.json`
      return kavenegarResponse.parse(await ask(url)).entries.remaincredit
    },
  },
  smsir: {
    unit: 'messages',
    least: 1_000,
    ask: async ({ SMSIR_BASE_URL, SMSIR_API_KEY = '' }) =>
      smsirResponse.parse(await ask(`${SMSIR_BASE_URL}/v1/credit`, { 'x-api-key': SMSIR_API_KEY })).data,
  },
}
