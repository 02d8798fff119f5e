import { LoadingLabel, Skeleton } from '@hojreh/ui'
import { Panel } from '../../shared/panel.tsx'

const CARDS = [1, 2]

/** The layout of addresses while they are on their way. */
export const AddressesSkeleton = () => (
  <>
    <LoadingLabel />
    {CARDS.map((card) => (
      <Panel key={card} aria-hidden="true">
        <Skeleton variant="title" />
        <Skeleton />
        <Skeleton variant="half" />
      </Panel>
    ))}
  </>
)
