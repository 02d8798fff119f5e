import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Button, color, corner, from } from '@hojreh/ui'

export const Head = styled.header(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    // The buttons of printing stand close above it.
    marginBlock: 12,
    '& h1': { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)' },
    '& > nav': { display: 'flex', marginInlineStart: 'auto' },
  }),
)

/** The one next act, and beside it what else may be done. */
export const Acts = styled.section(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: 8,
    marginBlockEnd: 16,
    padding: 14,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '@media print': { display: 'none' },
  }),
)

/** What ends an order stands apart from the rest. */
export const ActButton = styled(Button, { shouldForwardProp: (name) => name !== 'isLast' })<{
  isLast: boolean
}>(({ isLast }) => isLast && css({ marginInlineStart: 'auto' }))

export const ActLine = styled.form(
  css({
    display: 'grid',
    gap: 8,
    inlineSize: '100%',
    [from.tablet]: {
      inlineSize: 'auto',
      gridTemplateColumns: 'minmax(240px, 360px) auto',
      // The button stands beside the field, not beside its label and note.
      alignItems: 'start',
      '& > button': { marginBlockStart: 30 },
    },
  }),
)

export const Columns = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 16,
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  }),
)
