import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color } from '../theme/vars.ts'
import { archBox, archClip, archPath } from './arch-path.ts'

const Frame = styled.div(css({ position: 'relative', aspectRatio: `${archBox.width} / ${archBox.height}` }))
const Opening = styled.div(
  css({
    position: 'absolute',
    inset: '4.5%',
    overflow: 'hidden',
    clipPath: archClip,
    backgroundColor: color.sunken,
    '& picture': { blockSize: '100%' },
    '& img': {
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      transition: 'transform 250ms ease',
    },
  }),
)
const Line = styled.svg(
  css({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
)

/** A picture seen through the pointed arch of the bazaar, with a thin line around the opening. */
export const ArchFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    <Opening>{children}</Opening>
    <Line viewBox={`0 0 ${archBox.width} ${archBox.height}`} aria-hidden="true" focusable="false">
      <path
        d={archPath}
        fill="none"
        stroke={color.saffron}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Line>
  </Frame>
)
