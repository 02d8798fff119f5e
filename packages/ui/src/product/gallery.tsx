import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { useSnapTrack } from '../elements/use-snap-track.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import { OnDemand } from '../lazy/on-demand.tsx'
import { pictureInSightAttribute } from './card/picture-in-sight.ts'
import { type PictureSource, ProductPicture } from './card/product-picture.tsx'
import {
  Arrow,
  Frame,
  gallerySizes,
  Stage,
  Thumb,
  Thumbs,
  Track,
  View,
  ZoomCorner,
} from './gallery.styles.ts'
import { productMessages as text } from './product.messages.ts'

const Lens = lazyPart(() => import('./lens.tsx'), 'Lens')
const Zoom = lazyPart(() => import('./zoom.tsx'), 'Zoom')

/** Pictures of a product, at least one: swiped, or moved by arrows, keys and thumbnails. Without any: `NoPictures`. */
export const Gallery = ({ pictures }: { pictures: readonly PictureSource[] }) => {
  const { track, index, goTo } = useSnapTrack<HTMLUListElement>()
  const [zoomed, setZoomed] = useState<number>()
  const [mouse, setMouse] = useState<{ x: number; y: number }>()
  const total = pictures.length
  const pictureInSight = pictures[index]
  const moveByKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(Math.min(total - 1, Math.max(0, index + step)))
  }
  return (
    <Frame aria-label={text.gallery}>
      <Stage>
        <Track
          ref={track}
          tabIndex={0}
          aria-label={text.track}
          onKeyDown={moveByKey}
          onPointerEnter={({ pointerType, clientX, clientY }) => {
            if (pointerType === 'mouse') setMouse({ x: clientX, y: clientY })
          }}
          onPointerLeave={() => setMouse(undefined)}
        >
          {pictures.map((picture, place) => (
            <View
              key={picture.src}
              aria-label={text.picture(place + 1, total)}
              {...(place === index && { [pictureInSightAttribute]: '' })}
            >
              <ProductPicture {...picture} isPriority={place === 0} sizes={gallerySizes} />
            </View>
          ))}
        </Track>
        <OnDemand isWanted={mouse !== undefined}>
          {mouse && pictureInSight && <Lens picture={pictureInSight} start={mouse} />}
        </OnDemand>
        <ZoomCorner>
          <IconButton label={text.zoom} onClick={() => setZoomed(index)}>
            <ZoomIn size={20} />
          </IconButton>
        </ZoomCorner>
        {total > 1 && (
          <>
            <Arrow side="before">
              <IconButton label={text.previousPicture} disabled={index === 0} onClick={() => goTo(index - 1)}>
                <ChevronRight size={22} />
              </IconButton>
            </Arrow>
            <Arrow side="after">
              <IconButton
                label={text.nextPicture}
                disabled={index === total - 1}
                onClick={() => goTo(index + 1)}
              >
                <ChevronLeft size={22} />
              </IconButton>
            </Arrow>
          </>
        )}
      </Stage>
      {total > 1 && (
        <Thumbs>
          {pictures.map((picture, place) => (
            <Thumb
              key={picture.src}
              aria-label={text.thumb(place + 1, total, picture.alt)}
              aria-current={place === index}
              onClick={() => goTo(place)}
            >
              <ProductPicture {...picture} alt="" sizes="64px" />
            </Thumb>
          ))}
        </Thumbs>
      )}
      <OnDemand isWanted={zoomed !== undefined}>
        <Zoom pictures={pictures} at={zoomed} onClose={() => setZoomed(undefined)} />
      </OnDemand>
    </Frame>
  )
}
