import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { layer } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'

const THROTTLE_MS = 200
const FILL_MS = 2000
const HEIGHT_PX = 3

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const fill = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } })

const Track = styled.div(
  css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: layer.tooltip,
    blockSize: HEIGHT_PX,
    pointerEvents: 'none',
    animation: `${appear} 1ms linear ${THROTTLE_MS}ms both`,
    '&::before': {
      content: '""',
      display: 'block',
      blockSize: '100%',
      backgroundColor: color.saffron,
      animation: `${fill} ${FILL_MS}ms linear ${THROTTLE_MS}ms both`,
      transformOrigin: 'left',
    },
  }),
)

/** The line at the top while a page loads: shows after 200 ms, full after 2000 ms, 3 px high. */
export const LoadingIndicator = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? <Track role="progressbar" aria-live="polite" aria-label={text.loading} /> : null
