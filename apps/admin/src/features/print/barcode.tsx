import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { code128 } from './code-128.ts'

/** Scanners need this much white at both ends. */
const QUIET = 10

const Svg = styled.svg(
  css({
    display: 'block',
    inlineSize: '100%',
    blockSize: '16mm',
    fill: '#000',
    shapeRendering: 'crispEdges',
  }),
)

const barsOf = (text: string) => {
  let x = QUIET
  return code128(text).flatMap((width, index) => {
    const at = x
    x += width
    return index % 2 === 0 ? [{ at, width }] : []
  })
}

/** A text as a barcode that every scanner reads (Code 128). */
export const Barcode = ({ text }: { text: string }) => {
  const bars = barsOf(text)
  const last = bars.at(-1)
  const width = (last ? last.at + last.width : 0) + QUIET
  return (
    <Svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" role="img" aria-label={text}>
      {bars.map(({ at, width: bar }) => (
        <rect key={at} x={at} y={0} width={bar} height={10} />
      ))}
    </Svg>
  )
}
