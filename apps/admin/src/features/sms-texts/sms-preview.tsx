import { type SmsTextRecord, smsPartsOf } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { useFormState } from 'react-final-form'
import { Soft, Stack } from '../../shared/panel.tsx'
import { sampleOf } from './sms-sample.ts'
import { smsTextsMessages as text } from './sms-texts.messages.ts'
import { Bubble } from './sms-texts.styles.ts'

/** What is typed, with sample data, and what it costs. */
export const SmsPreview = ({ record }: { record: SmsTextRecord }) => {
  const { values } = useFormState<{ text?: string }>({ subscription: { values: true } })
  const sample = sampleOf(values.text ?? '', record)
  const { letters, parts } = smsPartsOf(sample)
  return (
    <Stack>
      <Soft>{text.preview}</Soft>
      <Bubble>{sample}</Bubble>
      <Soft>{text.length(formatNumber(letters), formatNumber(parts))}</Soft>
    </Stack>
  )
}
