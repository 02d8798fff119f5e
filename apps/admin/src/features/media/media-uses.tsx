import type { MediaRecord, MediaUse } from '@hojreh/contract/admin'
import { formatJalaliDate } from '@hojreh/persian'
import { Link } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { Panel, Soft } from '../../shared/panel.tsx'
import { makerHref } from '../../shared/record/maker-href.ts'
import { productHref } from '../../shared/record/product-href.ts'
import { mediaMessages as text } from './media.messages.ts'

const KEPT_MS = 30 * 24 * 60 * 60_000

const hrefs: Record<MediaUse['place'], (id: string) => string> = {
  product: productHref,
  maker: makerHref,
  category: (id) => paths.category.replace(':id', id),
  article: (id) => paths.article.replace(':id', id),
  author: (id) => paths.author.replace(':id', id),
  page: (slug) => paths['static-page'].replace(':slug', slug),
  home: () => paths['home-page'],
  brand: () => paths.brand,
  settings: () => paths.settings,
  orders: () => paths.orders,
}

/** Where a picture is seen, each place with the way there. */
export const MediaUses = ({ picture: { uses, unusedSince } }: { picture: MediaRecord }) => (
  <Panel>
    <h2>{text.uses}</h2>
    {uses.length === 0 ? (
      <p>
        {text.noUses}{' '}
        {unusedSince && text.goes(formatJalaliDate(new Date(Date.parse(unusedSince) + KEPT_MS)))}
      </p>
    ) : (
      <ul>
        {uses.map(({ place, id, title }) => (
          <li key={`${place} ${id}`}>
            <Link href={hrefs[place](id)}>{title || text.places[place]}</Link>{' '}
            {title && <Soft>{text.places[place]}</Soft>}
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
