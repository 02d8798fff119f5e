import { css } from '@emotion/react'
import styled from '@emotion/styled'
import InputBase from '@mui/material/InputBase'
import { color, corner } from '../theme/vars.ts'

// An LTR island by its `dir` attribute: the RTL transform of styles would mirror a `direction` here.
export const Boxes = styled.div(
  css({ position: 'relative', display: 'flex', gap: 10, justifyContent: 'center' }),
)

const nextBox = css({
  '.Mui-focused ~ &': { borderColor: color.turquoise, boxShadow: `0 0 0 2px ${color.turquoise}` },
})
export const Box = styled.span<{ isNext: boolean }>(
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
    '.Mui-error ~ &': { borderColor: color.pomegranate },
    '.Mui-disabled ~ &': { backgroundColor: color.sunken, borderColor: color.line },
  }),
  ({ isNext }) => isNext && nextBox,
)

/** The one real field, invisible over the drawn boxes: paste, auto-fill and screen readers just work. */
export const HiddenInput = styled(InputBase)(
  css({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    '& > input': {
      boxSizing: 'border-box',
      blockSize: '100%',
      padding: 0,
      opacity: 0,
      cursor: 'text',
      // Below 16 px iOS zooms the page on focus.
      fontSize: 16,
    },
  }),
)
