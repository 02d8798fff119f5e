import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { uploadTextPicture } from '@hojreh/api/admin'
import type { Picture } from '@hojreh/contract'
import { corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { PicturePlace } from '../../../shared/files/picture-place.tsx'
import { Warning } from '../../../shared/panel.tsx'
import { LibraryButton } from '../../../shared/pictures/library/library-button.tsx'
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts'
import { homeMessages as text } from '../home.messages.ts'

const Shown = styled.img(
  css({ maxInlineSize: 'min(100%, 240px)', blockSize: 'auto', borderRadius: corner.small }),
)

/** The picture of a slide, uploaded when it is chosen. */
export const SlidePicture = ({
  name,
  title,
  image,
  onChange,
}: {
  name: string
  title: string
  image: Picture | null
  onChange: (image: Picture) => void
}) => {
  const [state, setState] = useState<'ready' | 'sending' | 'refused'>('ready')
  const take = async (file: File) => {
    setState('sending')
    const words = image?.alt || title
    const sent = await uploadTextPicture(words || text.slides, await shrinkPicture(file))
    if ('error' in sent) return setState('refused')
    setState('ready')
    // The library needs a name; the alternative text of the slide stays empty until one is written.
    onChange({ ...sent.data, alt: words })
  }
  return (
    <>
      {image && <Shown src={image.src} alt={image.alt} width={image.width} height={image.height} />}
      {state === 'refused' && <Warning role="alert">{text.pictureRefused}</Warning>}
      <PicturePlace
        label={text.choosePicture}
        button={image ? text.changePicture : text.choosePicture}
        isBusy={state === 'sending'}
        onPicture={(file) => void take(file)}
      >
        <LibraryButton
          onPick={({ src, avif, webp, width, height, alt, color }) =>
            onChange({ src, avif, webp, width, height, alt, color })
          }
        />
      </PicturePlace>
      {image && (
        <TextInput
          name={`${name}-alt`}
          label={text.slideAlt}
          maxLength={200}
          value={image.alt}
          onChange={(alt) => onChange({ ...image, alt })}
          hasNote={false}
        />
      )}
    </>
  )
}
