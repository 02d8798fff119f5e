import { type AdminTag, adminApi, type ChosenPicture } from '@hojreh/api/admin'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { AskingButton } from '../acts/asking-button.tsx'
import { type Act, useAct } from '../acts/use-act.ts'
import { PicturePlace } from '../files/picture-place.tsx'
import { Row } from '../panel.tsx'
import { LibraryButton } from './library/library-button.tsx'

export interface PictureChoiceProps {
  hasPicture: boolean
  words: {
    choose: string
    change: string
    done: string
    remove: string
    removed: string
    removeTitle: string
    removeText: string
    no: string
  }
  /** What is sent of a file of the device. */
  prepare: (file: File) => Promise<Blob> | Blob
  /** `alt`: of a picture of the library. */
  upload: (chosen: ChosenPicture, alt?: string) => Act
  remove: () => Act
  isRemoving: boolean
  /** Of the record that has the picture. */
  tag: AdminTag
}

/** How the one picture of a record is chosen, from the device or the library, or taken away. */
export const PictureChoice = ({
  hasPicture,
  words,
  prepare,
  upload,
  remove,
  isRemoving,
  tag,
}: PictureChoiceProps) => {
  const dispatch = useDispatch()
  const act = useAct()
  const [isSending, setSending] = useState(false)
  const send = async (chosen: ChosenPicture, alt?: string) => {
    setSending(true)
    const isDone = await act(upload(chosen, alt), words.done)
    setSending(false)
    // An upload is no mutation of RTK Query, which would do this.
    if (isDone) dispatch(adminApi.util.invalidateTags([tag, 'Action']))
  }
  return (
    <PicturePlace
      label={words.choose}
      button={hasPicture ? words.change : words.choose}
      isBusy={isSending}
      onPicture={async (file) => send(await prepare(file))}
    >
      <Row>
        <LibraryButton onPick={({ key, alt }) => void send({ from: key }, alt)} />
        {hasPicture && (
          <AskingButton
            color="error"
            loading={isRemoving}
            question={{
              title: words.removeTitle,
              text: words.removeText,
              confirmLabel: words.remove,
              cancelLabel: words.no,
              isDangerous: true,
            }}
            act={remove}
            done={words.removed}
          >
            {words.remove}
          </AskingButton>
        )}
      </Row>
    </PicturePlace>
  )
}
