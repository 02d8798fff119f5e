import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { extensions } from './extensions.ts'
import type { AddPicture } from './picture-form.tsx'
import { Frame, Writing } from './rich-text.styles.ts'
import { storedHtml } from './stored-html.ts'
import { Toolbar } from './toolbar.tsx'

export interface EditorProps {
  id: string
  labelId: string
  noteId: string
  value: string
  isInvalid: boolean
  onChange: (html: string) => void
  onBlur: () => void
  onFocus: () => void
  addPicture?: AddPicture | undefined
}

/** What has no structure that we keep is pasted as its plain text: a paste never comes to nothing. */
const pastePlain = (view: EditorView, event: ClipboardEvent): boolean => {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const plain = event.clipboardData?.getData('text/plain') ?? ''
  // Not with the event itself, which would come back here.
  return html !== '' && plain !== '' && cleanPaste(html) === '' && view.pasteText(plain)
}

/** TipTap under our content policy: it writes no style element, and what is pasted is cleaned before it is parsed. */
export const Editor = ({ value, onChange, addPicture, ...field }: EditorProps) => {
  const { id, labelId, noteId, isInvalid, onBlur, onFocus } = field
  /** The last value that the form and this text agreed on, and how the text writes it. */
  const agreed = useRef({ value, written: '' })
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', dir: 'rtl', 'aria-multiline': 'true' },
        ...{ 'aria-labelledby': labelId, 'aria-describedby': noteId, 'aria-invalid': String(isInvalid) },
      },
      handlePaste: pastePlain,
      transformPastedHTML: cleanPaste,
    },
    onCreate: ({ editor: { state } }) => {
      agreed.current = { value, written: storedHtml(state.doc) }
    },
    onUpdate: ({ editor: { state } }) => {
      const written = storedHtml(state.doc)
      // Spaces and marks that the editor writes in its own way are no change.
      const next = written === agreed.current.written ? agreed.current.value : written
      shown.current = next
      onChange(next)
    },
    onBlur,
    onFocus,
  })
  const shown = useRef(value)
  useEffect(() => {
    // Something else than what was typed here: a draft, or a colleague's words.
    if (value === shown.current) return
    shown.current = value
    editor.commands.setContent(value, { emitUpdate: false })
    agreed.current = { value, written: storedHtml(editor.state.doc) }
  }, [editor, value])
  const toTools = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey || event.key !== 'F10') return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
  }
  return (
    <Frame isInvalid={isInvalid}>
      <Toolbar editor={editor} addPicture={addPicture} />
      <Writing onKeyDown={toTools}>
        <EditorContent editor={editor} />
      </Writing>
    </Frame>
  )
}
