import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductPicture } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { corner, IconButton, TextInput } from '@hojreh/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { CropButton } from './crop/crop-button.tsx'
import { picturesMessages as text } from './pictures.messages.ts'

const Line = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'start',
    gap: 12,
    '& img': { inlineSize: 72, blockSize: 72, objectFit: 'cover', borderRadius: corner.small },
  }),
)
const Buttons = styled.div(css({ display: 'flex', flexWrap: 'wrap', gap: 4 }))

interface PictureRowProps {
  productId: string
  picture: ProductPicture
  place: number
  isLast: boolean
  /** What it is dragged by. */
  handle: ReactNode
  onMove: (from: number, to: number) => void
  onDescribe: (alt: string) => void
  onRemove: () => void
}

/** One picture: what it shows in words, and its place among the others, by button or by dragging. */
export const PictureRow = (props: PictureRowProps) => {
  const { productId, picture, place, isLast, handle, onMove, onDescribe, onRemove } = props
  const [alt, setAlt] = useState(picture.alt)
  const name = toPersianDigits(place + 1)
  return (
    <Line>
      <img src={picture.src} alt="" />
      <div>
        <TextInput
          name={`alt-${picture.key}`}
          label={text.alt}
          value={alt}
          onChange={setAlt}
          onBlur={() => alt !== picture.alt && onDescribe(alt)}
          maxLength={200}
          hasNote={false}
        />
        <Buttons>
          {handle}
          <IconButton
            label={text.earlier(name)}
            disabled={place === 0}
            onClick={() => onMove(place, place - 1)}
          >
            <ArrowUp size={18} />
          </IconButton>
          <IconButton label={text.later(name)} disabled={isLast} onClick={() => onMove(place, place + 1)}>
            <ArrowDown size={18} />
          </IconButton>
          <CropButton productId={productId} picture={picture} name={name} />
          <IconButton label={text.remove(name)} onClick={onRemove}>
            <Trash2 size={18} />
          </IconButton>
        </Buttons>
      </div>
    </Line>
  )
}
