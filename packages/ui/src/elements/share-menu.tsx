import styled from '@emotion/styled'
import Copy from 'lucide-react/icons/copy'
import Send from 'lucide-react/icons/send'
import Share2 from 'lucide-react/icons/share-2'
import { MenuButton, MenuLink, MenuPanel } from '../shell/menu-panel.ts'
import { useDisclosure } from '../shell/use-disclosure.ts'
import { Button } from './button.tsx'
import { elementsMessages as text } from './elements.messages.ts'
import { IconButton } from './icon-button.tsx'

const Root = styled.div({ position: 'relative' })
// It stands at the end of its line, and on a phone that is the left edge of the page.
const Panel = styled(MenuPanel)({ maxInlineSize: 'calc(100vw - 32px)' })

export type ShareMenuProps = {
  /** Messengers and where each of them takes the page. */
  places: readonly { label: string; href: string }[]
  /** Shares by the device's own dialog; false when it has none, and the menu opens instead. */
  onShare: () => boolean
  onCopy: () => void
  /** A labelled button, or an icon where space is short. */
  variant?: 'button' | 'icon'
}

/** Shares the page: by the device's own dialog, by a messenger or by a copy of its address. */
export const ShareMenu = ({ places, onShare, onCopy, variant = 'icon' }: ShareMenuProps) => {
  const { isOpen, close, root, button, panel } = useDisclosure()
  const trigger = {
    ...button,
    onClick: () => {
      if (isOpen || !onShare()) button.onClick()
    },
  }
  return (
    <Root {...root}>
      {variant === 'icon' ? (
        <IconButton label={text.share} {...trigger}>
          <Share2 size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outlined" size="small" startIcon={<Share2 size={18} />} {...trigger}>
          {text.share}
        </Button>
      )}
      <Panel {...panel}>
        {isOpen && (
          <>
            {places.map(({ label, href }) => (
              <MenuLink key={label} href={href} target="_blank" onClick={close}>
                <Send size={18} aria-hidden="true" />
                {label}
              </MenuLink>
            ))}
            <MenuButton
              type="button"
              onClick={() => {
                close()
                button.ref.current?.focus()
                onCopy()
              }}
            >
              <Copy size={18} aria-hidden="true" />
              {text.copyLink}
            </MenuButton>
          </>
        )}
      </Panel>
    </Root>
  )
}
