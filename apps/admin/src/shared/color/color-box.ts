import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@hojreh/ui'

/** The device's own way to choose a colour: an `input` of type `color`. */
export const ColorBox = styled.input(
  css({
    inlineSize: 44,
    blockSize: 36,
    padding: 2,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: 8,
    background: 'none',
    cursor: 'pointer',
  }),
)
