import type { Editor } from '@tiptap/core'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Table from 'lucide-react/icons/table'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ComponentType } from 'react'
import type { richTextMessages } from './rich-text.messages.ts'

export interface Tool {
  name: keyof typeof richTextMessages.buttons
  icon: ComponentType<{ size?: number }>
  /** As TipTap binds them; `Mod` is Ctrl, or Command on a Mac. */
  keys?: string
  isActive?: (editor: Editor) => boolean
  isDisabled?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const heading = (level: 2 | 3) => ({
  isActive: (editor: Editor) => editor.isActive('heading', { level }),
  run: (editor: Editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  keys: `Ctrl+Alt+${level}`,
})

export const tools: readonly Tool[] = [
  {
    ...{ name: 'bold', icon: Bold, keys: 'Ctrl+B' },
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => void editor.chain().focus().toggleBold().run(),
  },
  {
    ...{ name: 'italic', icon: Italic, keys: 'Ctrl+I' },
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => void editor.chain().focus().toggleItalic().run(),
  },
  { name: 'heading2', icon: Heading2, ...heading(2) },
  { name: 'heading3', icon: Heading3, ...heading(3) },
  {
    ...{ name: 'bulletList', icon: List, keys: 'Ctrl+Shift+8' },
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
  },
  {
    ...{ name: 'orderedList', icon: ListOrdered, keys: 'Ctrl+Shift+7' },
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
  },
  {
    ...{ name: 'quote', icon: Quote, keys: 'Ctrl+Shift+B' },
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
  },
  {
    ...{ name: 'table', icon: Table },
    isActive: (editor) => editor.isActive('table'),
    isDisabled: (editor) => editor.isActive('table'),
    run: (editor) => void editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run(),
  },
  {
    ...{ name: 'undo', icon: Undo2, keys: 'Ctrl+Z' },
    isDisabled: (editor) => !editor.can().undo(),
    run: (editor) => void editor.chain().focus().undo().run(),
  },
  {
    ...{ name: 'redo', icon: Redo2, keys: 'Ctrl+Shift+Z' },
    isDisabled: (editor) => !editor.can().redo(),
    run: (editor) => void editor.chain().focus().redo().run(),
  },
]

type TableAct = keyof typeof richTextMessages.table
export const tableActs: readonly { name: TableAct; run: (editor: Editor) => void }[] = (
  ['addRowAfter', 'addColumnAfter', 'deleteRow', 'deleteColumn', 'deleteTable'] as const
).map((name) => ({ name, run: (editor) => void editor.chain().focus()[name]().run() }))
