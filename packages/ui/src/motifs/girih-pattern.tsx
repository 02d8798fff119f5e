import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useId } from 'react'

const Sheet = styled.svg(
  css({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' }),
)

const HALF = 50
const round = (value: number) => Number(value.toFixed(2))
const ring = (radius: number, turns: readonly number[]) =>
  turns.map((turn) => {
    const angle = (turn * Math.PI) / 8
    return `${round(HALF + radius * Math.cos(angle))},${round(HALF + radius * Math.sin(angle))}`
  })
const evens = [0, 2, 4, 6, 8, 10, 12, 14]

// Two squares turned by 45°: tips at 50, valleys at cos 45° / cos 22.5° of it. Touching stars leave the crosses.
const VALLEY = Math.SQRT1_2 / Math.cos(Math.PI / 8)
/** Outline of the eight-fold star in a 100-unit tile. */
const starPoints = (radius: number = HALF): string =>
  evens.flatMap((turn) => [...ring(radius, [turn]), ...ring(radius * VALLEY, [turn + 1])]).join(' ')

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

/** One eight-fold star, as a bullet or a seal. */
export const GirihStar = ({ size = 16 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <polygon points={starPoints()} fill="currentColor" />
  </svg>
)
