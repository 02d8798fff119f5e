import { useListReturnsQuery } from '@hojreh/api/admin'
import { EmptyState } from '@hojreh/ui'
import PackageOpen from 'lucide-react/icons/package-open'
import { useSearchParams } from 'react-router-dom'
import { ReturnCard } from '../features/returns/return-card.tsx'
import { Cards } from '../shared/cards.ts'
import { useGo } from '../shared/go/use-go.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { orderHref } from '../shared/order-href.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { returnsMessages as text } from '../shared/returns/returns.messages.ts'

/** Orders that customers want to send back, who waits longest first. What is taken in goes on with its refund. */
export const Component = () => {
  const [search] = useSearchParams()
  const go = useGo()
  const after = search.get('after')
  const returns = useListReturnsQuery(after ? { after } : {}, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={returns}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<PackageOpen size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <Cards>
                {items.map((item) => (
                  <ReturnCard key={item.orderId} item={item} onTaken={(orderId) => go(orderHref(orderId))} />
                ))}
              </Cards>
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
