import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'

/** A group of cards of which one is chosen. */
export const ChoiceGroup = styled.fieldset(
  css({
    display: 'grid',
    gap: 12,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    '& > legend': { padding: 0, marginBlockEnd: 10, fontWeight: 700, fontSize: '1.0625rem' },
  }),
)

/** A radio button with a card around it. */
export const ChoiceCard = styled.label(
  css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 12,
    alignItems: 'start',
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    cursor: 'pointer',
    '& > input': {
      inlineSize: 20,
      blockSize: 20,
      marginBlockStart: 5,
      marginInline: 0,
      accentColor: color.turquoise,
    },
    '&:has(> input:checked)': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
    '&:has(> input:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
    '& > input:focus-visible': { outline: 'none' },
    '&:hover': { borderColor: color.lineStrong },
  }),
)
export const ChoiceTitle = styled.span(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, fontWeight: 600 }),
)
export const ChoiceText = styled.span(
  css({ display: 'block', fontSize: '0.875rem', color: color.inkSoft, overflowWrap: 'anywhere' }),
)
