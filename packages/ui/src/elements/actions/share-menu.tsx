import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Share2 from 'lucide-react/icons/share-2'
import { useMenu } from '../../floating/use-menu.ts'
import { lazyPart } from '../../lazy/lazy-part.ts'
import { OnDemand } from '../../lazy/on-demand.tsx'
import { elementsMessages as text } from '../elements.messages.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const ActionMenu = lazyPart(() => import('../../floating/action-menu.tsx'), 'ActionMenu')

export type ShareMenuProps = {
  /** Messengers and where each of them takes the page. */
  places: readonly { label: string; href: string }[]
  /** Shares by the device's own dialog; false when it has none, and the menu opens instead. */
  onShare: () => boolean
  onCopy: () => void
  /** A labelled button, or an icon where space is short. */
  variant?: 'button' | 'icon'
}

/** A messenger opens its own page; a message is written here. */
const iconOf = (href: string) => {
  const Icon = href.startsWith('sms:') ? MessageSquareText : ExternalLink
  return <Icon size={18} aria-hidden="true" />
}

/** Shares the page: by the device's own dialog, by a messenger or by a copy of its address. */
export const ShareMenu = ({ places, onShare, onCopy, variant = 'icon' }: ShareMenuProps) => {
  const { button, popup } = useMenu()
  const trigger: typeof button = {
    ...button,
    onClick: (event) => {
      if (!onShare()) button.onClick(event)
    },
  }
  return (
    <>
      {variant === 'icon' ? (
        <IconButton label={text.share} {...trigger}>
          <Share2 size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outlined" startIcon={<Share2 size={18} />} {...trigger}>
          {text.share}
        </Button>
      )}
      <OnDemand isWanted={popup.open}>
        <ActionMenu
          {...popup}
          label={text.share}
          actions={[
            {
              label: text.copyLink,
              icon: <Copy size={18} aria-hidden="true" />,
              onSelect: onCopy,
            },
            ...places.map(({ label, href }) => ({
              label,
              href,
              target: '_blank',
              icon: iconOf(href),
            })),
          ]}
        />
      </OnDemand>
    </>
  )
}
