import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  adminApi,
  type ChosenPicture,
  uploadAuthorPicture,
  useRemoveAuthorPictureMutation,
} from '@hojreh/api/admin'
import type { AuthorRecord } from '@hojreh/contract/admin'
import { color, corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { FileButton } from '../../shared/file-button.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { LibraryButton } from '../../shared/pictures/library/library-button.tsx'
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts'
import { authorsMessages as text } from './authors.messages.ts'

const Picture = styled.img(
  css({
    inlineSize: 160,
    blockSize: 160,
    objectFit: 'cover',
    border: `1px solid ${color.line}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
  }),
)

/** The picture of an author. */
export const AuthorPicture = ({ author: { id, picture, name } }: { author: AuthorRecord }) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isSending, setSending] = useState(false)
  const [remove, { isLoading }] = useRemoveAuthorPictureMutation()
  const send = async (chosen: ChosenPicture, words: string) => {
    setSending(true)
    const isDone = await act(uploadAuthorPicture(id, alt.trim() || words || name, chosen), text.pictureSet)
    setSending(false)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Author', 'Action']))
  }
  return (
    <Panel>
      <h2>{text.picture}</h2>
      <Stack>
        {picture && <Picture src={picture.src} alt={picture.alt} />}
        <TextInput name="alt" label={text.alt} hint={text.altHint} value={alt} onChange={setAlt} />
        <Row>
          <FileButton
            accept="image/*"
            label={text.choosePicture}
            loading={isSending}
            onFile={async (file) => send(await shrinkPicture(file), '')}
          >
            {picture ? text.changePicture : text.choosePicture}
          </FileButton>
          <LibraryButton onPick={({ key, alt: words }) => void send({ from: key }, words)} />
          {picture && (
            <AskingButton
              color="error"
              loading={isLoading}
              question={{
                title: text.removePictureTitle,
                text: text.removePictureText,
                confirmLabel: text.removePicture,
                cancelLabel: text.no,
                isDangerous: true,
              }}
              act={() => remove({ id })}
              done={text.pictureRemoved}
            >
              {text.removePicture}
            </AskingButton>
          )}
        </Row>
      </Stack>
    </Panel>
  )
}
