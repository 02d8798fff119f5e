import { LoadingLabel, Skeleton } from '@hojreh/ui'
import { Panel, Stack } from '../../shared/panel.tsx'

const SHOWN = [1, 2, 3]

/** The layout of comments while they are on their way. */
export const CommentsSkeleton = () => (
  <Stack>
    <LoadingLabel />
    {SHOWN.map((card) => (
      <Panel key={card} aria-hidden="true">
        <Skeleton variant="half" />
        <Skeleton />
        <Skeleton />
      </Panel>
    ))}
  </Stack>
)
