import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'

/** A box that explains and asks: headings, sentences, facts, a form. */
export const FormPanel = styled.section(
  css({
    display: 'grid',
    gap: 16,
    inlineSize: '100%',
    maxInlineSize: 720,
    minInlineSize: 0,
    marginInline: 'auto',
    marginBlockEnd: 16,
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    '& h2': { fontSize: '1.125rem' },
    '& h3': { fontSize: '1rem', marginBlockStart: 8 },
    '& > p': { color: color.inkSoft },
  }),
)
