import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'
import type { ReactNode } from 'react'

/** Names and values, each pair on one line where there is room. */
export const Facts = styled.dl(
  css({
    display: 'grid',
    gap: 8,
    margin: 0,
    fontSize: '0.9375rem',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
    '& dt': { color: color.inkSoft },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      margin: 0,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  }),
)
/** Facts that are sums, which stand under each other. */
export const Amounts = styled(Facts)(css({ '& dd': { marginInlineStart: 'auto' } }))

const pairOf = {
  plain: undefined,
  gain: css({ '& dd': { color: color.pistachio } }),
  total: css({
    paddingBlockStart: 10,
    borderBlockStart: `1px dashed ${color.lineStrong}`,
    fontWeight: 700,
    '& dt': { color: color.ink },
  }),
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
