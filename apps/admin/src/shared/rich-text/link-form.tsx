import { Button, TextInput } from '@hojreh/ui'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { Row } from '../panel.tsx'
import { linkAddress } from './link-address.ts'
import { richTextMessages as text } from './rich-text.messages.ts'
import { Asked } from './rich-text.styles.ts'

/** Asks where the chosen words lead. Without chosen words the address itself becomes the link. */
export const LinkForm = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    const href = linkAddress(typed)
    if (href === null) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
    else chain.setLink({ href })
    chain.run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  // Not a form of its own: this stands within one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <Asked onKeyDown={onKeyDown}>
      <TextInput
        name="rich-text-link"
        label={text.linkAddress}
        hint={text.linkHint}
        dir="ltr"
        value={typed}
        message={isWrong ? text.linkWrong : undefined}
        autoFocus
        onChange={(value) => {
          setTyped(value)
          setWrong(false)
        }}
      />
      <Row>
        <Button size="small" onClick={set}>
          {text.setLink}
        </Button>
        {before && (
          <Button size="small" variant="outlined" onClick={remove}>
            {text.removeLink}
          </Button>
        )}
        <Button size="small" variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </Row>
    </Asked>
  )
}
