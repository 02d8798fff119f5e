import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { useSnapTrack } from '../elements/use-snap-track.ts'
import { Dialog } from '../floating/dialog.tsx'
import { type PictureSource, ProductPicture } from './card/product-picture.tsx'
import { productMessages as text } from './product.messages.ts'
import { useEnlarging } from './use-enlarging.ts'
import { Bar, Slide, Stage, Track } from './zoom.styles.ts'

/** The largest there is, for what is shown three times as wide as the window. */
const zoomSizes = '300vmin'

interface LargeProps {
  picture: PictureSource
  isInSight: boolean
  /** Gets what the button above does with the picture that is in sight. */
  toggleInSight: RefObject<() => void>
  onLarge: (isLarge: boolean) => void
}

const Large = ({ picture, isInSight, toggleInSight, onLarge }: LargeProps) => {
  const { stage, isLarge, toggle, scaleTo, handlers } = useEnlarging()
  useEffect(() => {
    if (!isInSight) return
    toggleInSight.current = () => toggle()
    return () => scaleTo(1)
  }, [isInSight, scaleTo, toggle, toggleInSight])
  useEffect(() => {
    if (isInSight) onLarge(isLarge)
  }, [isInSight, isLarge, onLarge])
  return (
    <Stage
      ref={stage}
      dir="ltr"
      {...(isLarge && { tabIndex: 0, role: 'group', 'aria-label': picture.alt })}
      {...handlers}
    >
      <ProductPicture {...picture} sizes={zoomSizes} isPriority={isInSight} />
    </Stage>
  )
}

const Pictures = ({
  pictures,
  first,
  onClose,
}: {
  pictures: readonly PictureSource[]
  first: number
  onClose: () => void
}) => {
  const { track, index } = useSnapTrack<HTMLUListElement>()
  const [isLarge, setIsLarge] = useState(false)
  const toggleInSight = useRef(() => {})
  useEffect(() => {
    track.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
  }, [first, track])
  return (
    <>
      <Track ref={track} tabIndex={0} aria-label={text.gallery} isStill={isLarge}>
        {pictures.map((picture, place) => (
          <Slide key={picture.src}>
            <Large
              picture={picture}
              isInSight={place === index}
              toggleInSight={toggleInSight}
              onLarge={setIsLarge}
            />
          </Slide>
        ))}
      </Track>
      <Bar>
        <p role="status">{text.place(index + 1, pictures.length)}</p>
        <div>
          <IconButton label={text.enlarge} aria-pressed={isLarge} onClick={() => toggleInSight.current()}>
            <ZoomIn size={22} />
          </IconButton>
          <IconButton label={text.closeZoom} onClick={onClose}>
            <X size={22} />
          </IconButton>
        </div>
      </Bar>
    </>
  )
}

/** All pictures over the whole window: swiped, and each enlarged by a double tap, two fingers or the button. */
export const Zoom = ({
  pictures,
  at,
  onClose,
}: {
  pictures: readonly PictureSource[]
  /** Which one comes first; nothing is open without. */
  at: number | undefined
  onClose: () => void
}) => (
  <Dialog
    open={at !== undefined}
    onClose={onClose}
    fullScreen
    slotProps={{ paper: { 'aria-label': pictures[at ?? 0]?.alt || text.gallery } }}
  >
    <Pictures pictures={pictures} first={at ?? 0} onClose={onClose} />
  </Dialog>
)
