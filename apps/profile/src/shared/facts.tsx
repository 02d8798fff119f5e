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
    '&[data-kind="amounts"] dd': { marginInlineStart: 'auto' },
    '& > [data-kind="gain"] dd': { color: color.pistachio },
    '& > [data-kind="total"]': {
      paddingBlockStart: 10,
      borderBlockStart: `1px dashed ${color.lineStrong}`,
      fontWeight: 700,
      '& dt': { color: color.ink },
    },
  }),
)

/** One name and its value; see `Facts`. */
export const Fact = ({
  label,
  kind,
  children,
}: {
  label: string
  kind?: 'gain' | 'total'
  children: ReactNode
}) => (
  <div data-kind={kind}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
