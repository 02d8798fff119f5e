import { Button, TextInput } from '@hojreh/ui'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { Row, Warning } from '../panel.tsx'
import { richTextMessages as text } from './rich-text.messages.ts'
import { Asked } from './rich-text.styles.ts'

/** Keeps a picture and returns how a text shows it; null when it was refused. */
export type AddPicture = (
  file: File,
  alt: string,
) => Promise<{ src: string; width: number; height: number } | null>

interface PictureFormProps {
  editor: Editor
  addPicture: AddPicture
  onClose: () => void
}

/** A picture with the words for whoever does not see it. */
export const PictureForm = ({ editor, addPicture, onClose }: PictureFormProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'refused'>('asking')
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('sending')
    const picture = await addPicture(file, alt)
    if (!picture) return setState('refused')
    editor
      .chain()
      .focus()
      .setImage({ ...picture, alt })
      .run()
    onClose()
  }
  return (
    <Asked>
      <TextInput
        name="rich-text-alt"
        label={text.pictureAlt}
        hint={text.pictureAltHint}
        value={alt}
        autoFocus
        onChange={setAlt}
      />
      {state === 'refused' && <Warning role="alert">{text.pictureRefused}</Warning>}
      <Row>
        <Button
          size="small"
          loading={state === 'sending'}
          disabled={alt.trim() === ''}
          onClick={() => input.current?.click()}
        >
          {text.choosePicture}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={text.choosePicture}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <Button size="small" variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Asked>
  )
}
