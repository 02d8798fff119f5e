import { useGetPendingQuery } from '@hojreh/api/react'
import { Head, lazyHydrated } from '@hojreh/app'
import { useIsSignedIn } from '@hojreh/auth/react'
import { lazyPart, PageTitle } from '@hojreh/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cartMessages as text } from '../features/cart/cart.messages.ts'
import { CartLoading } from '../features/cart/cart-loading.tsx'
import { LoadFailure } from '../features/cart/load-failure.tsx'
import { wantedStep } from '../features/cart/steps.ts'

const CardStep = lazyPart(() => import('../features/cart/card/card-step.tsx'), 'CardStep')

/** The step that the address names: the cart's own, when it names none. */
const useWantedStep = () => wantedStep(useSearchParams()[0].get('step'))

const Loading = () => <CartLoading step={useWantedStep()} />

// No server knows the cart, so its code is not in the first view: it comes at the same time as the cart does.
const CartContent = lazyHydrated(
  async () => (await import('../features/cart/cart-content.tsx')).CartContent,
  {
    Skeleton: Loading,
    isRequired: true,
  },
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
  if (cart) return <CartContent cart={cart} />
  if (!error) return <Loading />
  return <LoadFailure title={text.errorTitle} error={error} onRetry={refetch} />
}

/** The cart and the way to the bank. The server renders its empty frame: it never knows whose cart it is. */
export const Component = () => {
  const [address] = useSearchParams()
  const isSignedIn = useIsSignedIn()
  const orderId = address.get('order')
  const title = text.titles[useWantedStep()]
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      <PageTitle>{title}</PageTitle>
      {orderId && isSignedIn ? (
        <Suspense fallback={<Loading />}>
          <CardStep orderId={orderId} />
        </Suspense>
      ) : (
        <Content />
      )}
    </>
  )
}
