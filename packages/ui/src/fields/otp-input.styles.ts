import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '../theme/vars.ts'

// An LTR island by its `dir` attribute: the RTL transform of styles would mirror a `direction` here.
export const Boxes = styled.div(
  css({ position: 'relative', display: 'flex', gap: 10, justifyContent: 'center' }),
)

export const Box = styled.span(
  css({
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 0',
    maxInlineSize: 60,
    blockSize: 60,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    fontSize: '1.5rem',
    fontWeight: 700,
    transition: 'border-color 150ms, box-shadow 150ms',
    'input:focus ~ &[data-current="true"]': {
      borderColor: color.turquoise,
      boxShadow: `0 0 0 2px ${color.turquoise}`,
    },
    '&[data-invalid="true"]': { borderColor: color.pomegranate },
    'input:disabled ~ &': { backgroundColor: color.sunken, borderColor: color.line },
  }),
)

/** The one real field, invisible over the drawn boxes: paste, auto-fill and screen readers just work. */
export const HiddenInput = styled.input(
  css({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    padding: 0,
    opacity: 0,
    cursor: 'text',
    // Below 16 px iOS zooms the page on focus.
    fontSize: 16,
  }),
)
