import { useListCardReportsQuery } from '@hojreh/api/admin'
import { EmptyState } from '@hojreh/ui'
import CircleCheck from 'lucide-react/icons/circle-check'
import { cardReportsMessages as text } from '../features/card-reports/card-reports.messages.ts'
import { Review } from '../features/card-reports/review.tsx'
import { Loaded } from '../shared/loading/loaded.tsx'
import { PageTitle } from '../shared/page-title.tsx'

/** Reported transfers, the one that waits longest first. */
export const Component = () => {
  const reports = useListCardReportsQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={reports}>
        {({ items: [first, ...others] }) =>
          first ? (
            <Review reports={[first, ...others]} />
          ) : (
            <EmptyState icon={<CircleCheck size={28} />} title={text.emptyTitle} text={text.empty} />
          )
        }
      </Loaded>
    </>
  )
}
