import type { ApiError } from '@hojreh/api'
import { useReportCardPaymentMutation } from '@hojreh/api/react'
import { type CardTransfer, fieldMessages, limits } from '@hojreh/contract'
import { toLatinDigits } from '@hojreh/persian'
import { CardReportForm, type CardReportValues, type FieldMessages } from '@hojreh/ui'
import { useState } from 'react'
import { cardReportRules } from './card-report.rules.ts'
import { readPicture } from './read-picture.ts'
import { instantOf, lastDays } from './transfer-time.ts'
import { useErrorToast } from './use-error-toast.ts'

const RIAL_IN_TOMAN = 10

/** The server's names of fields as this form has them. */
const toFormFields = ({ paidAt, ...fields }: FieldMessages): FieldMessages => ({
  ...fields,
  ...(paidAt && { time: paidAt }),
})

/** The form that reports a transfer; `onReported` when the shop has it. */
export const CardReport = ({
  transfer: { orderId, amount },
  onReported,
}: {
  transfer: CardTransfer
  onReported: () => void
}) => {
  const [send] = useReportCardPaymentMutation()
  const tellError = useErrorToast()
  const [days] = useState(() => lastDays(new Date()))
  const report = async (values: CardReportValues, receipt: File | undefined) => {
    const receiptImage = receipt && (await readPicture(receipt, limits.receiptBytes))
    if (receiptImage === null) return { receiptImage: fieldMessages.receiptSize }
    const { error } = await send({
      query: { id: orderId },
      body: {
        trackingCode: values.trackingCode,
        cardLast4: values.cardLast4,
        amount: Math.round(Number(toLatinDigits(values.amount)) * RIAL_IN_TOMAN),
        paidAt: instantOf(values.day, values.time),
        ...(receiptImage && { receiptImage }),
      },
    })
    if (!error) {
      onReported()
      return undefined
    }
    const { code, fields, message } = error as ApiError
    if (code === 'duplicate_tracking_code') return { trackingCode: message }
    if (code === 'picture_unreadable' || code === 'payload_too_large') return { receiptImage: message }
    if (!fields) tellError(error)
    return fields && toFormFields(fields)
  }
  return (
    <CardReportForm
      days={days}
      initialValues={{ amount: String(amount / RIAL_IN_TOMAN), day: days[0]?.value ?? '' }}
      validators={cardReportRules}
      onSubmit={report}
    />
  )
}
