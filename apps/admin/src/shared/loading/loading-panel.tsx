import { Skeleton } from '@hojreh/ui'
import { Panel } from '../panel.tsx'

/** The place of a panel whose code comes late. */
export const LoadingPanel = () => (
  <Panel aria-busy="true">
    <Skeleton variant="block" />
  </Panel>
)
