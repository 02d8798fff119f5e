import { adminApi, uploadTextPicture } from '@hojreh/api/admin'
import { Button, TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useAct } from '../../shared/acts/use-act.ts'
import { PicturePlace } from '../../shared/files/picture-place.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts'
import { mediaMessages as text } from './media.messages.ts'

/** Sends a picture up that no place shows yet. One that comes before its words waits for them. */
export const NewPicture = () => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState('')
  const [waiting, setWaiting] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const isDescribed = alt.trim() !== ''
  const take = async (file: File) => {
    setSending(true)
    const isDone = await act(uploadTextPicture(alt.trim(), await shrinkPicture(file)), text.added)
    setSending(false)
    if (!isDone) return
    setAlt('')
    setWaiting(null)
    dispatch(adminApi.util.invalidateTags(['Media', 'Action']))
  }
  return (
    <Panel aria-label={text.add}>
      <Stack>
        <TextInput
          name="new-alt"
          label={text.addAlt}
          message={waiting && !isDescribed ? text.altFirst : undefined}
          value={alt}
          onChange={setAlt}
        />
        <PicturePlace
          label={text.add}
          isBusy={isSending}
          onPicture={(file) => {
            if (isDescribed) void take(file)
            else setWaiting(file)
          }}
        >
          {waiting && (
            <Row>
              <bdi>{waiting.name}</bdi>
              <Button
                size="small"
                loading={isSending}
                disabled={!isDescribed}
                onClick={() => void take(waiting)}
              >
                {text.send}
              </Button>
            </Row>
          )}
        </PicturePlace>
      </Stack>
    </Panel>
  )
}
