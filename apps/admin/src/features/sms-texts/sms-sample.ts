import { fillSmsText, type SmsTextRow } from '@hojreh/contract/admin'
import { smsSamples } from './sms-texts.messages.ts'

/** An SMS with sample data, as its receiver sees it. */
export const sampleOf = (text: string, { shopTitle, ending }: Pick<SmsTextRow, 'shopTitle' | 'ending'>) =>
  fillSmsText(text, { ...smsSamples, shop: shopTitle }) + ending
