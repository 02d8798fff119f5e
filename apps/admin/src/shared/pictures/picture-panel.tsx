import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { AdminTag, ChosenPicture } from '@hojreh/api/admin'
import { color, corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import type { Act } from '../acts/use-act.ts'
import { Panel, Stack } from '../panel.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { picturePanelMessages as text } from './picture-panel.messages.ts'
import { shrinkPicture } from './shrink-picture.ts'

const SIDE = 160
const framed = {
  inlineSize: SIDE,
  blockSize: SIDE,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
}
const looks = {
  // A face fills its circle; a logo is never cut.
  face: { ...framed, objectFit: 'cover', borderRadius: corner.pill },
  logo: { ...framed, objectFit: 'contain', borderRadius: corner.card },
  cover: { maxInlineSize: 'min(100%, 420px)', blockSize: 'auto', borderRadius: corner.card },
} as const
const Picture = styled.img<{ look: keyof typeof looks }>(({ look }) => css(looks[look]))

interface PicturePanelProps {
  picture: { src: string; alt: string; width: number; height: number } | null
  look: keyof typeof looks
  /** The alternative text if neither the field nor the library has one. */
  name: string
  words: { title: string; altHint: string; done: string; removeTitle: string; removeText: string }
  upload: (chosen: ChosenPicture, alt: string) => Act
  remove: () => Act
  isRemoving: boolean
  /** The cache tag of the record that has the picture. */
  tag: AdminTag
}

/** The one picture of a record: chosen from the device or the library, described, or removed. */
export const PicturePanel = ({ picture, look, name, words, upload, ...choice }: PicturePanelProps) => {
  const [alt, setAlt] = useState(picture?.alt ?? '')
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Stack>
        {picture && (
          <Picture
            look={look}
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
          />
        )}
        <TextInput name="alt" label={text.alt} hint={words.altHint} value={alt} onChange={setAlt} />
        <PictureChoice
          {...choice}
          hasPicture={picture !== null}
          words={{ ...text, ...words }}
          prepare={shrinkPicture}
          upload={(chosen, ofLibrary = '') => upload(chosen, alt.trim() || ofLibrary || name)}
        />
      </Stack>
    </Panel>
  )
}
