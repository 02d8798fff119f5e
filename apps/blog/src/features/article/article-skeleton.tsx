import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from, LoadingLabel, Skeleton } from '@hojreh/ui'
import { Cover, Opening, Page } from './article.styles.ts'

const LINES = [1, 2, 3, 4, 5, 6]

const Picture = styled.div(css({ aspectRatio: '16 / 9', [from.desktop]: { aspectRatio: '2 / 1' } }))
const Lines = styled.div(css({ display: 'grid', gap: 18, maxInlineSize: 'var(--measure)' }))

/** The layout of an article while it is on its way. */
export const ArticleSkeleton = () => (
  <Page>
    <LoadingLabel />
    <div aria-hidden="true">
      <Opening>
        <Skeleton variant="half" />
        <Skeleton variant="title" />
        <Skeleton />
      </Opening>
      <Cover>
        <Picture>
          <Skeleton variant="fill" />
        </Picture>
      </Cover>
      <Lines>
        {LINES.map((line) => (
          <Skeleton key={line} />
        ))}
      </Lines>
    </div>
  </Page>
)
