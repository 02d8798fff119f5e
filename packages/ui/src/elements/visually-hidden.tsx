import { css } from '@emotion/react'
import styled from '@emotion/styled'

/** Out of sight but not out of the page. */
export const hiddenStyles = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The same as a class's styles. */
export const visuallyHiddenStyles = css(hiddenStyles)

/** Text for screen readers only. */
export const VisuallyHidden = styled.span(visuallyHiddenStyles)
