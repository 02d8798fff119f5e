import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'

/** A button that reads as a link: it changes something on the page, not the page. */
export const TextButton = styled.button(
  css({
    minBlockSize: 44,
    paddingInline: 8,
    border: 0,
    borderRadius: corner.small,
    backgroundColor: 'transparent',
    color: color.turquoise,
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover:not(:disabled)': { textDecoration: 'underline', textUnderlineOffset: 6 },
    '&:disabled': { color: color.inkSoft, cursor: 'default' },
  }),
)
