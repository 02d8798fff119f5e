import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.ts'
import { OnDemand } from '../lazy/on-demand.tsx'
import { type PictureSource, ProductPicture } from '../product/card/product-picture.tsx'
import { color, corner } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'

const Zoom = lazyPart(() => import('../product/zoom.tsx'), 'Zoom')

const List = styled.ul(css({ display: 'flex', flexWrap: 'wrap', gap: 8 }))
const Thumb = styled(ButtonBase)(
  css({
    inlineSize: 88,
    aspectRatio: '1',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    '& picture': { inlineSize: '100%', blockSize: '100%' },
    '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
    '&:focus-visible': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
  }),
)

/** What a buyer photographed, beneath the review; each opens over the whole window. */
export const CommentPictures = ({
  pictures,
  author,
}: {
  pictures: readonly PictureSource[]
  author: string
}) => {
  const [zoomed, setZoomed] = useState<number>()
  return (
    <>
      <List aria-label={text.picturesOf(author)}>
        {pictures.map((picture, place) => (
          <li key={picture.src}>
            <Thumb
              aria-label={text.picture(place + 1, pictures.length, author)}
              onClick={() => setZoomed(place)}
            >
              <ProductPicture {...picture} alt="" sizes="88px" />
            </Thumb>
          </li>
        ))}
      </List>
      <OnDemand isWanted={zoomed !== undefined}>
        <Zoom pictures={pictures} at={zoomed} onClose={() => setZoomed(undefined)} />
      </OnDemand>
    </>
  )
}
