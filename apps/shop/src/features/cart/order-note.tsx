import { Textarea } from '@hojreh/ui'
import { useState } from 'react'
import { cartMessages as text } from './cart.messages.ts'

/** A word of the customer for the shop; saved when the field is left. */
export const OrderNote = ({ note, onSave }: { note: string; onSave: (note: string) => void }) => {
  const [value, setValue] = useState(note)
  return (
    <Textarea
      name="note"
      label={text.note}
      placeholder={text.notePlaceholder}
      rows={2}
      value={value}
      onChange={setValue}
      onBlur={() => {
        if (value !== note) onSave(value)
      }}
    />
  )
}
