import type { MediaRow } from '@hojreh/contract/admin'
import { Link, StatusChip } from '@hojreh/ui'
import { Soft } from '../../shared/panel.tsx'
import { Shelf, Thumb } from '../../shared/pictures/library/library.styles.ts'
import { mediaMessages as text } from './media.messages.ts'
import { mediaHref } from './media-href.ts'

/** Pictures of the library; each leads to its page. */
export const MediaShelf = ({ pictures }: { pictures: readonly MediaRow[] }) => (
  <Shelf aria-label={text.list}>
    {pictures.map(({ key, src, alt, unusedSince }) => (
      <li key={key}>
        <Link href={mediaHref(key)}>
          <Thumb src={src} alt="" loading="lazy" />
          <Soft>{alt || text.unnamed}</Soft>
        </Link>
        {unusedSince && <StatusChip tone="neutral">{text.unused}</StatusChip>}
      </li>
    ))}
  </Shelf>
)
