import { useGetPendingQuery } from '@hojreh/api/react'
import { Head } from '@hojreh/app'
import { useIsSignedIn } from '@hojreh/auth/react'
import { Button, CartLayout, EmptyState, LoadingLabel, PageTitle, Sheet, Skeleton } from '@hojreh/ui'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { cartMessages as text } from './cart.messages.ts'
import { CartView } from './cart-view.tsx'
import { UnpaidNotice } from './unpaid-notice.tsx'

const Loading = () => (
  <CartLayout summary={<Skeleton data-shape="block" />}>
    <LoadingLabel />
    <Sheet>
      <Skeleton data-shape="block" />
      <Skeleton data-shape="block" />
    </Sheet>
  </CartLayout>
)

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
  })
  if (cart) {
    return (
      <>
        {cart.unpaidOrder && <UnpaidNotice order={cart.unpaidOrder} />}
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
export const CartPage = () => (
  <>
    <Head title={text.title} isHiddenFromSearch />
    <PageTitle>{text.title}</PageTitle>
    <Content />
  </>
)
