import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId } from 'react'
import { evens, HALF, ring, starPoints } from './girih-star.tsx'

const Sheet = styled.svg(
  css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }),
)

const rays = evens.map((turn) => {
  const [tip] = ring(HALF, [turn])
  const [heart] = ring(HALF * 0.42, [turn])
  return `M${tip}L${heart}`
})

/** A quiet field of eight-fold stars and crosses in `currentColor`; never behind text. */
export const GirihPattern = ({ tile = 72, opacity = 0.16 }: { tile?: number; opacity?: number }) => {
  const id = `girih-${useId()}`
  return (
    <Sheet aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g transform={`scale(${tile / 100})`} fill="none" stroke="currentColor" strokeWidth={1.6}>
            <polygon points={starPoints()} />
            <polygon points={starPoints(HALF * 0.42)} />
            <path d={rays.join('')} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} opacity={opacity} />
    </Sheet>
  )
}
