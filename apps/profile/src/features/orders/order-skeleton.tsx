import { LoadingLabel, Skeleton } from '@hojreh/ui'
import { PageHeader, Panel } from '../../shared/panel.tsx'
import { Columns } from './order.styles.ts'

/** The layout of an order while it is on its way. */
export const OrderSkeleton = () => (
  <>
    <LoadingLabel />
    <PageHeader aria-hidden="true">
      <Skeleton variant="title" />
    </PageHeader>
    <Columns aria-hidden="true">
      <div>
        <Panel>
          <Skeleton variant="block" />
        </Panel>
        <Panel>
          <Skeleton variant="block" />
        </Panel>
      </div>
      <div>
        <Panel>
          <Skeleton variant="block" />
        </Panel>
        <Panel>
          <Skeleton variant="block" />
        </Panel>
      </div>
    </Columns>
  </>
)
