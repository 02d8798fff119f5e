import type { AdminResponse, adminEndpoints } from '@hojreh/contract/admin'
import { smsRepository } from '../../modules/sms/sms.repository.ts'
import { smsCredits } from '../../modules/sms/sms-credit.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { keepFor } from '../../shared/keep-for.ts'
import { sendSmsAgain } from '../../workflows/sms/send-again.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { toSmsRow } from './sms-row.ts'

type Credit = AdminResponse<typeof adminEndpoints.getSmsCredit>

/** Providers are not asked for each look at the page. */
const CREDIT_KEPT_MS = 5 * 60_000

/** What is left at the provider; what it does not tell, or does not tell now, is not known. */
const askForCredit = async ({ config }: Dependencies): Promise<Credit> => {
  const { SMS_PROVIDER: provider } = config
  const credit = smsCredits[provider]
  const left = credit ? await credit.ask(config).catch(() => null) : null
  return {
    provider,
    left,
    unit: credit?.unit ?? null,
    isLow: credit !== undefined && left !== null && left < credit.least,
  }
}

export const registerSms = (register: RegisterAdminEndpoint, dependencies: Dependencies): void => {
  const { db } = dependencies.database
  register('listSms', async ({ query: { after, take, ...filter } }) => {
    const repository = smsRepository(db)
    const rows = await repository.list(filter, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ createdAt: at, id }) => ({ at, id }))
    return { items: shown.map(toSmsRow), next, total: await repository.count(filter) }
  })
  register(
    'sendSmsAgain',
    async ({ desk, query: { id } }) => {
      await sendSmsAgain(desk, id)
      const row = await smsRepository(db).find(id)
      if (!row) throw new DomainError('not_found')
      return toSmsRow(row)
    },
    'sms',
  )
  register(
    'getSmsCredit',
    keepFor(CREDIT_KEPT_MS, dependencies.clock, () => askForCredit(dependencies)),
  )
}
