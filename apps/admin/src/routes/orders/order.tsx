import { useGetOrderQuery } from '@hojreh/api/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Button, EmptyState } from '@hojreh/ui'
import SearchX from 'lucide-react/icons/search-x'
import { useParams } from 'react-router-dom'
import { orderMessages as text } from '../../features/order/order.messages.ts'
import { OrderView } from '../../features/order/order-view.tsx'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { LoadingHeading } from '../../shared/loading/loading-heading.tsx'
import { isMissing } from '../../shared/missing-record.tsx'
import { WindowTitle } from '../../shared/page-title.tsx'

/** One order. Forms of another order are other forms. */
export const Component = () => {
  const { id = '' } = useParams()
  const query = useGetOrderQuery({ id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const number = query.currentData?.orderNumber
  return (
    <>
      <WindowTitle title={number ? text.title(toPersianDigits(number)) : text.loading} />
      {isMissing(query) ? (
        <EmptyState
          level={1}
          icon={<SearchX size={28} />}
          title={text.missingTitle}
          text={text.missing}
          actions={<Button href={paths.orders}>{text.toOrders}</Button>}
        />
      ) : (
        <>
          {!query.currentData && <LoadingHeading>{text.loading}</LoadingHeading>}
          <Loaded query={query}>{(order) => <OrderView key={order.id} order={order} />}</Loaded>
        </>
      )}
    </>
  )
}
