import { Button, TextInput } from '@hojreh/ui'
import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { Row, Warning } from '../panel.tsx'
import { LibraryButton } from '../pictures/library/library-button.tsx'
import { richTextMessages as text } from './rich-text.messages.ts'
import { Asked } from './rich-text.styles.ts'

interface Shown {
  src: string
  width: number
  height: number
}
/** Uploads a picture and returns how a text shows it; null when it was refused. */
export type AddPicture = (file: File, alt: string) => Promise<Shown | null>

interface PictureFormProps {
  editor: Editor
  addPicture: AddPicture
  onClose: () => void
}

/** Adds a picture to the text, with its alternative text for screen reader users. */
export const PictureForm = ({ editor, addPicture, onClose }: PictureFormProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [state, setState] = useState<'asking' | 'sending' | 'refused'>('asking')
  const put = (picture: Shown, words: string) => {
    editor
      .chain()
      .focus()
      .setImage({ ...picture, alt: words })
      .run()
    onClose()
  }
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('sending')
    const picture = await addPicture(file, alt)
    if (!picture) return setState('refused')
    put(picture, alt)
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
        <LibraryButton
          onPick={({ src, width, height, alt: words }) => put({ src, width, height }, alt.trim() || words)}
        />
        <Button size="small" variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Asked>
  )
}
