import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { color } from '../theme/vars.ts'
import { GirihNiche } from './empty-state.tsx'
import { feedbackMessages as text } from './feedback.messages.ts'

const Column = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 10,
    maxInlineSize: 520,
    marginInline: 'auto',
    paddingBlock: 56,
    paddingInline: 16,
    textAlign: 'center',
    textWrap: 'balance',
  }),
)
const Code = styled.p(css({ fontSize: '3.5rem', fontWeight: 800, lineHeight: 1.1, color: color.turquoise }))
const Title = styled.h1(css({ fontSize: '1.125rem', color: color.inkSoft, fontWeight: 600 }))
// Each has its place before it is there, so none moves while the page arrives; with large text they stand in a column.
const Actions = styled('div', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>(
  ({ count }) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
      gap: 8,
      inlineSize: `min(100%, ${count * 10}rem)`,
      marginBlockStart: 16,
    }),
)
// As wide as the page: a row that is pushed sideways ends at the window's edge.
const More = styled.div(
  css({ justifySelf: 'stretch', minInlineSize: 0, marginBlockStart: 20, marginInline: -16 }),
)
const Reference = styled.p(css({ fontSize: '0.8125rem', color: color.inkSoft }))

export type ErrorStateProps = {
  /** 404 shows the first variant, everything else the second. */
  status?: number
  /** Replaces the specification's default message. */
  message?: string | undefined
  /** Replaces the sentence under the title. */
  text?: string | undefined
  homeHref?: string
  /** Where what was looked for may be; the goods, when nothing is known of it. */
  way?: { title: string; href: string } | undefined
  onRetry?: (() => void) | undefined
  /** Id of the failed request, for the support. */
  requestId?: string | undefined
  /** More ways on. */
  children?: ReactNode
}

/** The error page, in its two variants. */
export const ErrorState = ({
  status = 500,
  message,
  text: sentence,
  homeHref = '/',
  way = { title: text.shop, href: '/shop' },
  onRetry,
  requestId,
  children,
}: ErrorStateProps) => {
  const isNotFound = status === 404
  const hasRetry = onRetry && !isNotFound
  return (
    <Column>
      <GirihNiche />
      <Code>{toPersianDigits(status)}</Code>
      <Title dir="ltr">{message ?? (isNotFound ? text.notFoundTitle : text.failureTitle)}</Title>
      <p>{sentence ?? (isNotFound ? text.notFound : text.failure)}</p>
      <Actions count={hasRetry || isNotFound ? 2 : 1}>
        {hasRetry && <Button onClick={onRetry}>{text.retry}</Button>}
        <Button href={homeHref} variant={hasRetry ? 'outlined' : 'contained'}>
          {text.home}
        </Button>
        {isNotFound && (
          <Button href={way.href} variant="outlined">
            {way.title}
          </Button>
        )}
      </Actions>
      {children && <More>{children}</More>}
      {requestId && (
        <Reference>
          {text.reference} <bdi>{requestId}</bdi>
        </Reference>
      )}
    </Column>
  )
}
