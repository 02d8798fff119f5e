import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  adminApi,
  type ChosenPicture,
  uploadMakerPicture,
  useRemoveMakerPictureMutation,
} from '@hojreh/api/admin'
import type { MakerRecord } from '@hojreh/contract/admin'
import { color, corner, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { FileButton } from '../../shared/file-button.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { LibraryButton } from '../../shared/pictures/library/library-button.tsx'
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts'
import { makersMessages as text } from './makers.messages.ts'

const Picture = styled.img(
  css({
    inlineSize: 160,
    blockSize: 160,
    objectFit: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
  }),
)

/** The logo or picture of a maker. */
export const MakerPicture = ({ maker: { id, picture, title } }: { maker: MakerRecord }) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isSending, setSending] = useState(false)
  const [remove, { isLoading }] = useRemoveMakerPictureMutation()
  const send = async (chosen: ChosenPicture, words: string) => {
    setSending(true)
    const isDone = await act(uploadMakerPicture(id, alt.trim() || words || title, chosen), text.pictureSet)
    setSending(false)
    if (isDone) dispatch(adminApi.util.invalidateTags(['Maker', 'Action']))
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
