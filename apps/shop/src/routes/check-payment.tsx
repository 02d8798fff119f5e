import { Head } from '@hojreh/app'
import { authPathFor } from '@hojreh/auth/bridge'
import { useIsSignedIn } from '@hojreh/auth/react'
import { formatWeekdays } from '@hojreh/persian'
import { Button, EmptyState, LoadingLabel, PaymentResult, VisuallyHidden } from '@hojreh/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OutcomeActions } from '../features/payment-result/outcome-actions.tsx'
import { paymentResultMessages as text } from '../features/payment-result/payment-result.messages.ts'
import { ResultSkeleton } from '../features/payment-result/result-shape.tsx'
import { usePaymentOutcome } from '../features/payment-result/use-payment-outcome.ts'

/** The session ran out at the bank, or the page was opened in another browser. */
const SignInFirst = () => {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      level={1}
      title={text.signInTitle}
      text={text.signInText}
      actions={<Button href={authPathFor(pathname + search)}>{text.signIn}</Button>}
    />
  )
}

const Outcome = () => {
  const { outcome, error, refetch } = usePaymentOutcome()
  if (outcome) {
    const { orderNumber, refId, amount, arrival, heldUntil, message, isCancelled } = outcome
    const status = isCancelled ? 'cancelled' : outcome.status
    return (
      <PaymentResult
        status={status}
        orderNumber={orderNumber}
        refId={refId ?? undefined}
        amount={amount}
        arrives={arrival ? formatWeekdays(arrival.from, arrival.to) : undefined}
        heldUntil={heldUntil ?? undefined}
        // The bank's reason; the other endings have their own sentence.
        message={status === 'failed' ? message : undefined}
        actions={<OutcomeActions outcome={outcome} onCheck={() => void refetch()} />}
      />
    )
  }
  if (error) {
    return (
      <EmptyState
        level={1}
        title={text.errorTitle}
        text={'message' in error ? error.message : undefined}
        actions={
          <>
            <Button onClick={() => void refetch()}>{text.checkAgain}</Button>
            <Button variant="outlined" href="/">
              {text.home}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <>
      <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
      <LoadingLabel />
      <ResultSkeleton />
    </>
  )
}

/** Where the bank sends the customer back to. Whose payment it is, only the browser knows. */
export const Component = () => {
  const isSignedIn = useIsSignedIn()
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      {isMounted && !isSignedIn ? <SignInFirst /> : <Outcome />}
    </>
  )
}
