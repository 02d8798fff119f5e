import type { SmsTextName } from '@hojreh/contract/admin'
import { paths } from '../../paths.ts'

/** The page of one SMS's wording. */
export const smsTextHref = (name: SmsTextName): string => paths['sms-text'].replace(':name', name)
