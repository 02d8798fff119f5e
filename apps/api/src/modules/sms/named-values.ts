import { type SmsPlaceholder, type SmsValues, smsPlaceholders } from '@hojreh/contract/admin'

/** What an SMS is made of under the names that a provider's patterns have for it; without what is empty. */
export const namedValues = (
  provider: 'kavenegar' | 'smsir',
  values: SmsValues,
  fit: (name: string, value: string) => string = (_name, value) => value,
): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(values) as SmsPlaceholder[]).flatMap((key) => {
      const name = smsPlaceholders[key][provider]
      const value = values[key] ?? ''
      return name === null || value === '' ? [] : [[name, fit(name, value)]]
    }),
  )
