import { useListRefundsQuery } from '@hojreh/api/admin'
import { EmptyState } from '@hojreh/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useSearchParams } from 'react-router-dom'
import { OwedCard } from '../features/refunds/owed-card.tsx'
import { refundsPageMessages as text } from '../features/refunds/refunds-page.messages.ts'
import { Cards } from '../shared/cards.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { PageTitle } from '../shared/page-title.tsx'

/** Money that customers wait for, who waits longest first. */
export const Component = () => {
  const [search] = useSearchParams()
  const after = search.get('after')
  const refunds = useListRefundsQuery(after ? { after } : {}, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={refunds}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<CircleCheck size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <Cards>
                {items.map((item) => (
                  <OwedCard key={item.id} item={item} />
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
