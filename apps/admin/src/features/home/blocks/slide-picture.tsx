import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { uploadTextPicture } from '@hojreh/api/admin'
import type { Picture } from '@hojreh/contract'
import { Button, corner, TextInput } from '@hojreh/ui'
import { useRef, useState } from 'react'
import { Row, Warning } from '../../../shared/panel.tsx'
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts'
import { homeMessages as text } from '../home.messages.ts'

const Shown = styled.img(
  css({ maxInlineSize: 'min(100%, 240px)', blockSize: 'auto', borderRadius: corner.small }),
)

/** The picture of a slide, sent up when it is chosen. */
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
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'ready' | 'sending' | 'refused'>('ready')
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('sending')
    const sent = await uploadTextPicture(image?.alt || title || text.slides, await shrinkPicture(file))
    if ('error' in sent) return setState('refused')
    setState('ready')
    onChange(sent.data)
  }
  return (
    <>
      {image && <Shown src={image.src} alt={image.alt} width={image.width} height={image.height} />}
      {state === 'refused' && <Warning role="alert">{text.pictureRefused}</Warning>}
      <Row>
        <Button
          size="small"
          variant="outlined"
          loading={state === 'sending'}
          onClick={() => input.current?.click()}
        >
          {image ? text.changePicture : text.choosePicture}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={text.choosePicture}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </Row>
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
