import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, floating, from } from '@hojreh/ui'

/** What may be done with what is picked or typed: stays in sight, on phones above the menu at the bottom. */
export const StickyBar = styled.section(
  css({
    position: 'sticky',
    insetBlockEnd: 'calc(68px + env(safe-area-inset-bottom))',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    marginBlockStart: 12,
    paddingBlock: 6,
    paddingInline: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    boxShadow: floating,
    '& > b': { marginInlineEnd: 'auto' },
    [from.desktop]: { insetBlockEnd: 16 },
    '@media print': { display: 'none' },
  }),
)
