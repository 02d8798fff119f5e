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
  }),
)

const pairOf = {
  plain: undefined,
  total: css({ fontWeight: 700, '& dt': { color: color.ink } }),
  large: css({ '& dd': { fontSize: '1.125rem' } }),
}
const Pair = styled.div<{ variant: keyof typeof pairOf }>(({ variant }) => pairOf[variant])

/** One name and its value; see `Facts`. */
export const Fact = ({
  label,
  kind = 'plain',
  children,
}: {
  label: string
  kind?: keyof typeof pairOf
  children: ReactNode
}) => (
  <Pair variant={kind}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </Pair>
)
