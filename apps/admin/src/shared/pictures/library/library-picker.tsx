import { useListMediaQuery } from '@hojreh/api/admin'
import { useSettled } from '@hojreh/app'
import type { MediaRow } from '@hojreh/contract/admin'
import { TextInput } from '@hojreh/ui'
import { useState } from 'react'
import { Loaded } from '../../loading/loaded.tsx'
import { Soft } from '../../panel.tsx'
import { libraryMessages as text } from './library.messages.ts'
import { Box, Choice, Shelf, Thumb } from './library.styles.ts'

/** More than that are found by their words. */
const SHOWN = 60

/** Pictures that were sent up before, to be shown in one more place. */
export const LibraryPicker = ({ onPick }: { onPick: (picture: MediaRow) => void }) => {
  const [q, setQ] = useState('')
  const settled = useSettled(q)
  const query = useListMediaQuery({ ...(settled.trim() && { q: settled }), take: SHOWN })
  return (
    <Box role="group" aria-label={text.title}>
      <TextInput
        name="library-search"
        label={text.search}
        placeholder={text.searchHint}
        hasNote={false}
        value={q}
        onChange={setQ}
      />
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Soft>{text.none}</Soft>
          ) : (
            <Shelf>
              {items.map((picture) => (
                <li key={picture.key}>
                  <Choice aria-label={picture.alt || text.unnamed} onClick={() => onPick(picture)}>
                    <Thumb src={picture.src} alt="" loading="lazy" />
                  </Choice>
                </li>
              ))}
            </Shelf>
          )
        }
      </Loaded>
    </Box>
  )
}
