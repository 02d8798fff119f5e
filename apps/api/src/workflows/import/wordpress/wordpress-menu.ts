import type { MenuItem } from '@hojreh/contract'
import { headerLinks, MOST_HEADER_LINKS } from '@hojreh/contract/admin'
import { normalizeText } from '@hojreh/persian'
import type { Db } from '../../../db/client.ts'
import { lockSetting, writeSetting } from '../../../modules/content/settings.repository.ts'
import type { WxrItem } from '../../../modules/import/wordpress/wxr-item.ts'
import { htmlText } from '../../../shared/html-text.ts'
import type { WordpressReport } from './wordpress-report.ts'

const MAX_TITLE = 40

interface Places {
  /** Where a post or page is here, by its number in the old site. */
  places: ReadonlyMap<string, string>
  origin: string | null
  report: WordpressReport
}

/** A link into the old site leads into the shop: what moved is redirected from there. */
const urlOf = ({ meta }: WxrItem, { places, origin }: Places): string | null => {
  const own = places.get(meta.get('_menu_item_object_id') ?? '')
  if (meta.get('_menu_item_type') === 'post_type') return own ?? null
  const said = meta.get('_menu_item_url') ?? ''
  const url = URL.parse(said, origin ?? undefined)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return origin !== null && url.host.replace(/^www\./, '') === new URL(origin).host.replace(/^www\./, '')
    ? `${url.pathname}${url.search}`
    : url.href
}

/**
 * Makes the first menu of the old site that of the header, where the shop has none of its own. What is beneath another
 * link or leads nowhere here is left out.
 */
export const takeMenu = async (tx: Db, items: readonly WxrItem[], given: Places): Promise<void> => {
  const [first] = items
  if (!first || (await lockSetting(tx, 'indexMenu')) !== null) return
  const links = items
    .filter(({ menu, status, meta }) => {
      const parent = meta.get('_menu_item_menu_item_parent') ?? '0'
      return menu === first.menu && status === 'publish' && (parent === '0' || parent === '')
    })
    .toSorted((one, other) => Number(one.menuOrder) - Number(other.menuOrder))
    .flatMap((item): MenuItem[] => {
      const title = normalizeText(htmlText(item.title)).slice(0, MAX_TITLE)
      const url = urlOf(item, given)
      const link = { title, url: url ?? '' }
      return url !== null && headerLinks.safeParse([link]).success ? [{ ...link, children: [] }] : []
    })
    .filter(({ url }, place, all) => all.findIndex((other) => other.url === url) === place)
    .slice(0, MOST_HEADER_LINKS)
  if (links.length === 0) return
  await writeSetting(tx, 'indexMenu', links)
  given.report.menuLinks = links.length
}
