import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'
import Alert, { type AlertProps } from '@mui/material/Alert'

/** A box with a heading that rests on the page. */
export const Panel = styled.section(
  css({
    minInlineSize: 0,
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& > h2': { fontSize: '1.0625rem', marginBlockEnd: 12 },
    [from.tablet]: { padding: 20 },
  }),
)

/** Things under each other. */
export const Stack = styled.div(css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }))

/** Things beside each other, as far as there is room. */
export const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    // With the largest text a button's words take several lines.
    '& > button, & > a': { maxInlineSize: '100%', whiteSpace: 'normal' },
  }),
)

/** What must not be overlooked. */
export const Warning = ({ role = 'status', ...rest }: Pick<AlertProps, 'role' | 'children'>) => (
  <Alert variant="problem" severity="error" icon={false} role={role} {...rest} />
)

/** A quiet second line. */
export const Soft = styled.span(css({ color: color.inkSoft, fontSize: '0.875rem' }))
