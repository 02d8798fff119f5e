import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** A ring that turns while something is under way, in the colour of the text around it. */
export const Spinner = styled.span(
  css({
    display: 'block',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 1s linear infinite`,
  }),
)
