import { adminApi, uploadTextPicture } from '@hojreh/api/admin'
import { TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useAct } from '../../shared/acts/use-act.ts'
import { FileButton } from '../../shared/file-button.tsx'
import { Panel, Row, Stack } from '../../shared/panel.tsx'
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts'
import { mediaMessages as text } from './media.messages.ts'

/** Sends a picture up that no place shows yet. */
export const NewPicture = () => {
  const dispatch = useDispatch()
  const act = useAct()
  const [alt, setAlt] = useState('')
  const [isSending, setSending] = useState(false)
  const take = async (file: File) => {
    setSending(true)
    const isDone = await act(uploadTextPicture(alt.trim(), await shrinkPicture(file)), text.added)
    setSending(false)
    if (!isDone) return
    setAlt('')
    dispatch(adminApi.util.invalidateTags(['Media', 'Action']))
  }
  return (
    <Panel aria-label={text.add}>
      <Stack>
        <TextInput name="new-alt" label={text.addAlt} hasNote={false} value={alt} onChange={setAlt} />
        <Row>
          <FileButton
            size="small"
            accept="image/*"
            label={text.add}
            loading={isSending}
            disabled={alt.trim() === ''}
            onFile={(file) => void take(file)}
          >
            {text.add}
          </FileButton>
        </Row>
      </Stack>
    </Panel>
  )
}
