import { usePulseQuery } from '@hojreh/api/admin'
import { VisuallyHidden } from '@hojreh/ui'
import { OpeningList } from '../features/opening/opening-list.tsx'
import { SamplesPanel } from '../features/opening/samples-panel.tsx'
import { SalesCourse } from '../features/today/course/sales-course.tsx'
import { QueueCards } from '../features/today/queue-cards.tsx'
import { SalesToday } from '../features/today/sales.tsx'
import { todayMessages as text } from '../features/today/today.messages.ts'
import { Troubles } from '../features/today/troubles.tsx'
import { WaitingApprovals } from '../features/today/waiting-approvals.tsx'
import { Loaded } from '../shared/loading/loaded.tsx'
import { useMay } from '../shared/me.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { Stack } from '../shared/panel.tsx'

/** The first page of the desk: what waits for the staff, then the sales of the day. */
export const Component = () => {
  const may = useMay()
  const pulse = usePulseQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={pulse}>
        {({ at, queues, sales }) => (
          <Stack>
            {may('shop.open') && (
              <>
                <OpeningList />
                <SamplesPanel />
              </>
            )}
            <section>
              <VisuallyHidden as="h2">{text.queues}</VisuallyHidden>
              <QueueCards queues={queues} at={at} />
            </section>
            <WaitingApprovals />
            {sales && <SalesToday sales={sales} at={at} />}
            {may('shop.health') && <Troubles />}
            {sales && <SalesCourse />}
          </Stack>
        )}
      </Loaded>
    </>
  )
}
