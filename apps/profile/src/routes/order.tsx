import { isApiError } from '@hojreh/api'
import { useGetOrderDetailsQuery } from '@hojreh/api/react'
import { Head, NotFound } from '@hojreh/app'
import { VisuallyHidden } from '@hojreh/ui'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { orderMessages as text } from '../features/orders/order.messages.ts'
import { OrderSkeleton } from '../features/orders/order-skeleton.tsx'
import { OrderView } from '../features/orders/order-view.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'

/** Returns whether no order of the customer has this id: an unknown id and another customer's answer the same. */
const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422)

/** One order of the customer. */
export const Component = () => {
  const { id = '' } = useParams()
  const { currentData, error, refetch } = useGetOrderDetailsQuery(
    { id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (!currentData && isUnknown(error)) return <NotFound />
  const heading = <VisuallyHidden as="h1">{text.details}</VisuallyHidden>
  const loading = (
    <>
      {heading}
      <OrderSkeleton />
    </>
  )
  return (
    <>
      <Head title={text.details} isHiddenFromSearch />
      {currentData && (
        <Suspense fallback={loading}>
          <OrderView order={currentData} />
        </Suspense>
      )}
      {!currentData && !error && loading}
      {!currentData && error && (
        <>
          {heading}
          <LoadFailure error={error} onRetry={refetch} />
        </>
      )}
    </>
  )
}
