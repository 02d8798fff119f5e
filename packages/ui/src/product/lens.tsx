import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { color, corner } from '../theme/vars.ts'
import { type PictureSource, ProductPicture } from './card/product-picture.tsx'

const ENLARGED = 2.5

// The pointer goes through it: arrows and the zoom's button stay where they are.
const Glass = styled.div(
  css({
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: corner.card,
    backgroundColor: color.surface,
    pointerEvents: 'none',
    '& > *': { blockSize: '100%', transform: `scale(${ENLARGED})` },
    '& picture': { blockSize: '100%' },
  }),
)

/** Per cent of the way from one edge to the other. */
const placeOf = (at: number, start: number, size: number): number =>
  Math.min(100, Math.max(0, ((at - start) / size) * 100))

/**
 * The picture in sight, enlarged where the mouse is; it lies over the area that the mouse moves on. Users who see it
 * have the picture already: it is hidden from screen readers.
 */
export const Lens = ({ picture, start }: { picture: PictureSource; start: { x: number; y: number } }) => {
  const glass = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stage = glass.current?.parentElement
    const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const large = glass.current?.firstElementChild
      if (!stage || !(large instanceof HTMLElement)) return
      const { left, top, width, height } = stage.getBoundingClientRect()
      large.style.transformOrigin = `${placeOf(clientX, left, width)}% ${placeOf(clientY, top, height)}%`
    }
    follow({ clientX: start.x, clientY: start.y })
    stage?.addEventListener('pointermove', follow)
    return () => stage?.removeEventListener('pointermove', follow)
  }, [start])
  return (
    <Glass ref={glass} aria-hidden="true">
      <div>
        <ProductPicture {...picture} alt="" sizes="1600px" />
      </div>
    </Glass>
  )
}
