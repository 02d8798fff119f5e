import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Alert from '@mui/material/Alert'
import { Link } from '../link/link.tsx'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

export const Line = styled.li(
  css({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    columnGap: 16,
    rowGap: 12,
    paddingBlock: 20,
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    [from.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: 20 },
  }),
)
export const Thumb = styled(Link)(
  css({
    display: 'block',
    alignSelf: 'start',
    [from.tablet]: { gridRow: '1 / span 2' },
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: corner.small,
    backgroundColor: color.sunken,
    '& picture': { blockSize: '100%' },
  }),
)
export const Info = styled.div(css({ display: 'flex', flexDirection: 'column', gap: 6, minInlineSize: 0 }))
export const Title = styled(Link)(
  css({ fontWeight: 600, lineHeight: 1.7, overflowWrap: 'anywhere', '&:hover': { color: color.turquoise } }),
)
export const Detail = styled.p(css({ fontSize: '0.875rem', color: color.inkSoft }))
export const Actions = styled.div(
  css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    [from.tablet]: { gridColumn: '2', alignSelf: 'end' },
  }),
)
export const Problem = styled(Alert)(css({ gridColumn: '1 / -1' }))
