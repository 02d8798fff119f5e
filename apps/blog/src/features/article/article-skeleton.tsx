import { LoadingLabel, Skeleton } from '@hojreh/ui'
import { Cover, Opening, Page } from './article.styles.ts'

const LINES = [1, 2, 3, 4, 5, 6]

/** The layout of an article while it is on its way. */
export const ArticleSkeleton = () => (
  <Page>
    <LoadingLabel />
    <div aria-hidden="true">
      <Opening>
        <Skeleton data-shape="half" />
        <Skeleton data-shape="title" />
        <Skeleton />
      </Opening>
      <Cover>
        <Skeleton data-shape="block" />
      </Cover>
      {LINES.map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  </Page>
)
