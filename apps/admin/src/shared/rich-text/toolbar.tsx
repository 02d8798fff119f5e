import { Button, IconButton, type IconButtonProps } from '@hojreh/ui'
import Tooltip from '@mui/material/Tooltip'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import Image from 'lucide-react/icons/image'
import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { LinkForm } from './link-form.tsx'
import { type AddPicture, PictureForm } from './picture-form.tsx'
import { richTextMessages as text } from './rich-text.messages.ts'
import { Tools } from './rich-text.styles.ts'
import { tableActs, tools } from './tools.ts'
import { useToolbarKeys } from './use-toolbar-keys.ts'

const label = (name: keyof typeof text.buttons, keys?: string) =>
  keys ? text.keys(text.buttons[name], keys) : text.buttons[name]

const stateOf = ({ editor }: { editor: Editor }) => ({
  active: tools.filter(({ isActive }) => isActive?.(editor)).map(({ name }) => name),
  disabled: tools.filter(({ isDisabled }) => isDisabled?.(editor)).map(({ name }) => name),
  isLink: editor.isActive('link'),
  isTable: editor.isActive('table'),
})

const Tool = (props: IconButtonProps) => (
  <Tooltip title={props.label}>
    <IconButton {...props} />
  </Tooltip>
)

/** The tools of a text, with what one of them asks for beneath. */
export const Toolbar = ({ editor, addPicture }: { editor: Editor; addPicture?: AddPicture | undefined }) => {
  const { active, disabled, isLink, isTable } = useEditorState({ editor, selector: stateOf })
  const [asked, setAsked] = useState<'link' | 'picture'>()
  const keys = useToolbarKeys()
  const close = () => {
    setAsked(undefined)
    editor.commands.focus()
  }
  return (
    <>
      <Tools {...keys.toolbar} aria-label={text.toolbar}>
        {tools.map(({ name, icon: Icon, keys: shortcut, isActive, run }, place) => (
          <Tool
            key={name}
            label={label(name, shortcut)}
            aria-pressed={isActive && active.includes(name)}
            disabled={disabled.includes(name)}
            onClick={() => run(editor)}
            {...keys.button(name, place === 0)}
          >
            <Icon size={20} />
          </Tool>
        ))}
        <Tool
          label={label('link')}
          aria-pressed={isLink}
          onClick={() => setAsked('link')}
          {...keys.button('link', false)}
        >
          <Link size={20} />
        </Tool>
        {addPicture && (
          <Tool
            label={label('picture')}
            onClick={() => setAsked('picture')}
            {...keys.button('picture', false)}
          >
            <Image size={20} />
          </Tool>
        )}
      </Tools>
      {isTable && (
        <Tools role="group" aria-label={text.tableTools}>
          {tableActs.map(({ name, run }) => (
            <Button key={name} variant="text" size="small" onClick={() => run(editor)}>
              {text.table[name]}
            </Button>
          ))}
        </Tools>
      )}
      {asked === 'link' && <LinkForm editor={editor} onClose={close} />}
      {asked === 'picture' && addPicture && (
        <PictureForm editor={editor} addPicture={addPicture} onClose={close} />
      )}
    </>
  )
}
