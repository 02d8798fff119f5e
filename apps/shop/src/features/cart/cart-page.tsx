import { useGetPendingQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { useIsSignedIn } from '@hojreh/auth/react'
import { Button, CartLayout, EmptyState, LoadingLabel, PageTitle, Sheet, Skeleton, Stepper } from '@hojreh/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cartMessages as text } from './cart.messages.ts'
import { SheetBody, Waiting } from './cart.styles.ts'
import { CartView } from './cart-view.tsx'
import { RemovedLinesList, RemovedLinesProvider } from './removed-lines.tsx'
import { steps } from './steps.ts'
import { UnpaidNotice } from './unpaid-notice.tsx'

const CardStep = lazy(() => import('./card-step.tsx').then((module) => ({ default: module.CardStep })))

const Loading = () => {
  const [address] = useSearchParams()
  const wanted = address.get('step') ?? 'cart'
  return (
    <>
      <Stepper current={steps.indexOf(steps.find((step) => step === wanted) ?? 'cart')} />
      <CartLayout summary={<Skeleton data-shape="block" />}>
        <LoadingLabel />
        <Waiting>
          <Sheet>
            <SheetBody>
              <Skeleton data-shape="block" />
              <Skeleton data-shape="block" />
            </SheetBody>
          </Sheet>
        </Waiting>
      </CartLayout>
    </>
  )
}

const Empty = () => (
  <EmptyState
    title={text.emptyTitle}
    text={text.emptyText}
    icon={<ShoppingBasket size={28} />}
    actions={<Button href="/shop">{text.goShopping}</Button>}
  />
)

const Content = () => {
  const isSignedIn = useIsSignedIn()
  const {
    data: cart,
    error,
    refetch,
  } = useGetPendingQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
    // Another tab may have changed it meanwhile.
    refetchOnFocus: true,
  })
  if (cart) {
    return (
      <>
        {cart.unpaidOrder && <UnpaidNotice order={cart.unpaidOrder} />}
        <RemovedLinesList inCart={cart.lines} />
        {cart.lines.length > 0 ? <CartView cart={cart} /> : <Empty />}
      </>
    )
  }
  if (!error) return <Loading />
  return (
    <EmptyState
      title={text.errorTitle}
      text={'message' in error ? error.message : undefined}
      actions={<Button onClick={() => void refetch()}>{text.retry}</Button>}
    />
  )
}

/** The cart and the way to the bank. The server renders its empty frame: it never knows whose cart it is. */
export const CartPage = () => {
  const [address] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  const orderId = address.get('order')
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageTitle>{text.title}</PageTitle>
      {orderId && isSignedIn ? (
        <Suspense fallback={<Loading />}>
          <CardStep orderId={orderId} />
        </Suspense>
      ) : (
        <RemovedLinesProvider>
          <Content />
        </RemovedLinesProvider>
      )}
    </>
  )
}
