import Share2 from 'lucide-react/icons/share-2'
import { elementsMessages as text } from './elements.messages.ts'
import { IconButton } from './icon-button.tsx'

/** An icon that shares the page. */
export const ShareIconButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton label={text.share} onClick={onClick}>
    <Share2 size={20} aria-hidden="true" />
  </IconButton>
)
