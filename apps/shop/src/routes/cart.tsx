import { useGetPendingQuery } from '@hojreh/api/react'
import { Head, lazyHydrated, retryImport } from '@hojreh/app'
import { useIsSignedIn } from '@hojreh/auth/react'
import { CartLayout, LoadingLabel, PageTitle, Sheet, Skeleton, Stepper } from '@hojreh/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { cartMessages as text } from '../features/cart/cart.messages.ts'
import { LineSkeleton, Waiting } from '../features/cart/cart.styles.ts'
import { LoadFailure } from '../features/cart/load-failure.tsx'
import { steps } from '../features/cart/steps.ts'

const CardStep = lazy(async () => ({
  default: (await retryImport(() => import('../features/cart/card-step.tsx'))).CardStep,
}))

const LINES = ['first', 'second']

const Loading = () => {
  const [address] = useSearchParams()
  const wanted = address.get('step') ?? 'cart'
  return (
    <>
      <Stepper current={steps.indexOf(steps.find((step) => step === wanted) ?? 'cart')} />
      <CartLayout summary={<Skeleton variant="block" />}>
        <LoadingLabel />
        <Waiting>
          <Sheet>
            {LINES.map((line) => (
              <LineSkeleton key={line}>
                <div>
                  <Skeleton variant="fill" />
                </div>
                <Skeleton />
                <div>
                  <Skeleton variant="button" />
                </div>
              </LineSkeleton>
            ))}
          </Sheet>
        </Waiting>
      </CartLayout>
    </>
  )
}

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
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageTitle>{text.title}</PageTitle>
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
