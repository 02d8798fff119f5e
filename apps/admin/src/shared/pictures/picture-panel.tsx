import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type AdminTag, adminApi, type ChosenPicture } from '@hojreh/api/admin'
import { color, corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../acts/asking-button.tsx'
import { type Act, useAct } from '../acts/use-act.ts'
import { PicturePlace } from '../files/picture-place.tsx'
import { Panel, Row, Stack } from '../panel.tsx'
import { LibraryButton } from './library/library-button.tsx'
import { picturePanelMessages as text } from './picture-panel.messages.ts'
import { shrinkPicture } from './shrink-picture.ts'

const Picture = styled.img<{ shape: 'card' | 'pill' }>(({ shape }) =>
  css({
    inlineSize: 160,
    blockSize: 160,
    // A face fills its circle; a logo is never cut.
    objectFit: shape === 'pill' ? 'cover' : 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: corner[shape],
    backgroundColor: color.surface,
  }),
)

interface PicturePanelProps {
  picture: { src: string; alt: string } | null
  shape: 'card' | 'pill'
  /** The alternative text when nobody writes one. */
  name: string
  words: { title: string; altHint: string; done: string; removeTitle: string; removeText: string }
  upload: (chosen: ChosenPicture, alt: string) => Act
  remove: () => Act
  isRemoving: boolean
  /** Of the record that has the picture. */
  tag: AdminTag
}

/** The one picture of a record: chosen from the device or the library, described, or removed. */
export const PicturePanel = ({
  picture,
  shape,
  name,
  words,
  upload,
  remove,
  isRemoving,
  tag,
}: PicturePanelProps) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isSending, setSending] = useState(false)
  const send = async (chosen: ChosenPicture, altOfLibrary = '') => {
    setSending(true)
    const isDone = await act(upload(chosen, alt.trim() || altOfLibrary || name), words.done)
    setSending(false)
    // An upload is no mutation of RTK Query, which would do this.
    if (isDone) dispatch(adminApi.util.invalidateTags([tag, 'Action']))
  }
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Stack>
        {picture && <Picture shape={shape} src={picture.src} alt={picture.alt} />}
        <TextInput name="alt" label={text.alt} hint={words.altHint} value={alt} onChange={setAlt} />
        <PicturePlace
          label={text.choose}
          button={picture ? text.change : text.choose}
          isBusy={isSending}
          onPicture={async (file) => send(await shrinkPicture(file))}
        >
          <Row>
            <LibraryButton onPick={({ key, alt: altOfLibrary }) => void send({ from: key }, altOfLibrary)} />
            {picture && (
              <AskingButton
                color="error"
                loading={isRemoving}
                question={{
                  title: words.removeTitle,
                  text: words.removeText,
                  confirmLabel: text.remove,
                  cancelLabel: text.no,
                  isDangerous: true,
                }}
                act={remove}
                done={text.removed}
              >
                {text.remove}
              </AskingButton>
            )}
          </Row>
        </PicturePlace>
      </Stack>
    </Panel>
  )
}
