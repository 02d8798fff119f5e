import type { MediaRow } from '@hojreh/contract/admin'
import { Button } from '@hojreh/ui'
import { useState } from 'react'
import { libraryMessages as text } from './library.messages.ts'
import { LibraryPicker } from './library-picker.tsx'

/** Opens the library beneath a button that takes files; the picture that is chosen closes it. */
export const LibraryButton = ({ onPick }: { onPick: (picture: MediaRow) => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
        {isOpen ? text.close : text.open}
      </Button>
      {isOpen && (
        <div style={{ flexBasis: '100%', minInlineSize: 0 }}>
          <LibraryPicker
            onPick={(picture) => {
              setOpen(false)
              onPick(picture)
            }}
          />
        </div>
      )}
    </>
  )
}
