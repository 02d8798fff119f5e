import type { SmsRow as SmsView } from '@hojreh/contract/admin'
import { isRepeatable, type SmsRow } from '../../modules/sms/sms.repository.ts'
import { maskPhone } from '../../shared/mask-phone.ts'

export const toSmsRow = (row: SmsRow): SmsView => ({
  id: row.id,
  kind: row.kind,
  state: row.status,
  phone: maskPhone(row.phone),
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  attempts: row.attempts,
  provider: row.provider,
  error: row.lastError,
  canSendAgain: isRepeatable(row),
})
