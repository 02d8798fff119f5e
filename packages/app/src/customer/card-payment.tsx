import type { ApiError } from '@hojreh/api'
import { useStartCardPaymentMutation } from '@hojreh/api/react'
import { Button, CardTransferFacts, EmptyState, FormPanel, LoadingLabel, Skeleton } from '@hojreh/ui'
import { useEffect, useRef } from 'react'
import { cardPaymentMessages as text } from './card-payment.messages.ts'
import { CardReport } from './card-report.tsx'

export interface CardPaymentProps {
  /** An order that waits for its payment. */
  orderId: string
  onReported: () => void
}

/** Pays an order from card to card: where to, how much, and the form that reports it. */
export const CardPayment = ({ orderId, onReported }: CardPaymentProps) => {
  const [start, { data, error }] = useStartCardPaymentMutation()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === orderId) return
    asked.current = orderId
    void start({ id: orderId })
  }, [orderId, start])
  if (error) {
    return (
      <EmptyState
        title={text.failed}
        text={(error as ApiError).message}
        actions={<Button onClick={() => void start({ id: orderId })}>{text.retry}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <FormPanel>
        <LoadingLabel />
        <Skeleton variant="title" />
        <Skeleton variant="block" />
      </FormPanel>
    )
  }
  return (
    <FormPanel aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{data.cardNumber ? text.howTo : text.stopped}</p>
      {data.replacedCard && data.cardNumber && <b role="status">{text.replaced(data.replacedCard)}</b>}
      {data.cardNumber && <CardTransferFacts {...data} />}
      {data.heldUntil && <p>{text.heldUntil(data.heldUntil)}</p>}
      <h3>{text.reportTitle}</h3>
      <p>{text.afterwards}</p>
      <CardReport transfer={data} onReported={onReported} />
    </FormPanel>
  )
}
