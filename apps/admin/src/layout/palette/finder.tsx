import { IconButton, isInDialog, lazyPart, OnDemand } from '@hojreh/ui'
import Search from 'lucide-react/icons/search'
import { useEffect, useMemo, useState } from 'react'
import { useKeys } from '../../shared/use-keys.ts'
import { layoutMessages as text } from '../layout.messages.ts'
import type { MenuEntry } from '../menu.ts'
import { useOwnHits } from './own-hits.ts'

const Palette = lazyPart(() => import('./palette.tsx'), 'Palette')
const KeyHelp = lazyPart(() => import('../keys/key-help.tsx'), 'KeyHelp')

/** Listens for Ctrl+K or ⌘K everywhere, also while typing: neither writes a letter. Matches the key by its place. */
const usePaletteKey = (open: () => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isInDialog()) open()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
}

/** The palette, opened by a button, Ctrl+K or `/`, and the list of all keys, opened by `?`. */
export const Finder = ({ menu }: { menu: readonly MenuEntry[] }) => {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null)
  const acts = useMemo(
    () => ({
      open: () => setShown('palette'),
      close: () => setShown(null),
      keys: { Slash: ({ shiftKey }: KeyboardEvent) => setShown(shiftKey ? 'keys' : 'palette') },
      help: () => setShown('keys'),
    }),
    [],
  )
  usePaletteKey(acts.open)
  useKeys(acts.keys)
  const own = useOwnHits(menu, acts.help)
  return (
    <>
      <IconButton label={text.palette.open} aria-keyshortcuts="Control+K Meta+K" onClick={acts.open}>
        <Search size={20} />
      </IconButton>
      <OnDemand isWanted={shown === 'palette'}>
        <Palette isOpen={shown === 'palette'} onClose={acts.close} own={own} />
      </OnDemand>
      <OnDemand isWanted={shown === 'keys'}>
        <KeyHelp isOpen={shown === 'keys'} menu={menu} onClose={acts.close} />
      </OnDemand>
    </>
  )
}
