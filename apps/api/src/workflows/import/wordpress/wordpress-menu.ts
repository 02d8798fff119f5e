import type { MenuItem } from '@hojreh/contract'
import {
  headerLinks,
  MOST_COLUMN_LINKS,
  MOST_FOOTER_COLUMNS,
  MOST_HEADER_LINKS,
} from '@hojreh/contract/admin'
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

const titleOf = (text: string): string => normalizeText(htmlText(text)).slice(0, MAX_TITLE)

/** The upper level of one menu. What leads nowhere here is left out, and what leads to the same place twice. */
const linksOf = (items: readonly WxrItem[], most: number, given: Places): MenuItem[] =>
  items
    .filter(({ status, meta }) => {
      const parent = meta.get('_menu_item_menu_item_parent') ?? '0'
      return status === 'publish' && (parent === '0' || parent === '')
    })
    .toSorted((one, other) => Number(one.menuOrder) - Number(other.menuOrder))
    .flatMap((item): MenuItem[] => {
      const url = urlOf(item, given)
      const link = { title: titleOf(item.title), url: url ?? '' }
      return url !== null && headerLinks.safeParse([link]).success ? [{ ...link, children: [] }] : []
    })
    .filter(({ url }, place, all) => all.findIndex((other) => other.url === url) === place)
    .slice(0, most)

const columnsOf = (menus: readonly WxrItem[][], given: Places): MenuItem[] =>
  menus
    .map((items) => ({
      ...{ title: titleOf(items[0]?.menuTitle ?? ''), url: '' },
      children: linksOf(items, MOST_COLUMN_LINKS, given),
    }))
    .filter(({ title, children }) => title !== '' && children.length > 0)
    .filter(({ title }, place, all) => all.findIndex((other) => other.title === title) === place)
    .slice(0, MOST_FOOTER_COLUMNS)

/**
 * Makes the first menu of the old site that of the header and each further one a column of the footer, where the shop has
 * none of its own.
 */
export const takeMenus = async (tx: Db, items: readonly WxrItem[], given: Places): Promise<void> => {
  const [first = [], ...others] = Map.groupBy(items, ({ menu }) => menu).values()
  const links = linksOf(first, MOST_HEADER_LINKS, given)
  if (links.length > 0 && (await lockSetting(tx, 'indexMenu')) === null) {
    await writeSetting(tx, 'indexMenu', links)
    given.report.menuLinks += links.length
  }
  const columns = columnsOf(others, given)
  if (columns.length === 0 || (await lockSetting(tx, 'footerMenu')) !== null) return
  await writeSetting(tx, 'footerMenu', columns)
  given.report.menuLinks += columns.flatMap(({ children }) => children).length
}
