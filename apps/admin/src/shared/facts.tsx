import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'
import type { ReactNode } from 'react'

/** Names and values, each pair on a line of its own. */
export const Facts = styled.dl(
  css({
    display: 'grid',
    gap: 4,
    margin: 0,
    fontSize: '0.9375rem',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, minBlockSize: 32 },
    '& dt': { color: color.inkSoft, fontSize: '0.875rem' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      margin: 0,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  }),
)
/** Facts that are sums, which stand under each other. */
export const Amounts = styled(Facts)(
  css({
    '& dd': { marginInlineStart: 'auto', gap: 4 },
    '& > [data-total]': { fontWeight: 700, '& dt': { color: color.ink } },
  }),
)

/** One name and its value; see `Facts`. */
export const Fact = ({
  label,
  isTotal = false,
  children,
}: {
  label: string
  isTotal?: boolean
  children: ReactNode
}) => (
  <div data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
