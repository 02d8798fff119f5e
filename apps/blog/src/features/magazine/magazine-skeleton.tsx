import { ArticleGrid, LoadingLabel, Skeleton } from '@hojreh/ui'
import { CardSkeleton, Column, Cover } from './magazine.styles.ts'

const CARDS = [1, 2, 3, 4, 5, 6]

/** The layout of a list while its articles are on their way. */
export const MagazineSkeleton = () => (
  <Column>
    <LoadingLabel />
    <Skeleton variant="title" />
    <Cover>
      <Skeleton variant="fill" />
    </Cover>
    <ArticleGrid aria-hidden="true">
      {CARDS.map((card) => (
        <CardSkeleton key={card}>
          <Cover>
            <Skeleton variant="fill" />
          </Cover>
          <Skeleton />
          <Skeleton variant="half" />
        </CardSkeleton>
      ))}
    </ArticleGrid>
  </Column>
)
