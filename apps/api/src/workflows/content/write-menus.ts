import type { MenuItem } from '@hojreh/contract'
import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { lockSetting, removeSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'

type Sent = z.output<typeof adminEndpoints.writeMenus.body>
type Menu = 'indexMenu' | 'footerMenu'

export const MENUS_SUBJECT = 'settings:menus'

interface Link {
  title: string
  url: string
}
const toItem = (link: Link): MenuItem => ({ ...link, children: [] })
const toColumn = ({ title, links }: { title: string; links: Link[] }): MenuItem => ({
  title,
  url: '',
  children: links.map(toItem),
})
/** Converts the links of a menu; `undefined` (unchanged) and `null` (back to the starting links) pass through. */
const itemsOf = <One>(given: readonly One[] | null | undefined, to: (one: One) => MenuItem) =>
  given === null ? null : given?.map(to)

/** A line for each link, as the books show it; empty for the links that every shop starts with. */
const booked = (items: readonly MenuItem[] | null, under = ''): string =>
  (items ?? [])
    .map(({ title, url, children }) =>
      children.length > 0 ? booked(children, `${title}: `) : `${under}${title} ${url}`,
    )
    .join('\n')

/** Writes one menu, when it was given, and returns its lines before and after. */
const keep = async (tx: Db, name: Menu, items: MenuItem[] | null | undefined) => {
  if (items === undefined) return { before: '', after: '' }
  const before = await lockSetting(tx, name)
  if (items === null) await removeSetting(tx, name)
  else await writeSetting(tx, name, items)
  return { before: booked(before), after: booked(items) }
}

/** Writes the links of header and footer, which all apps show at once. Throws `edit_conflict`. */
export const writeMenus = ({ actor, clock }: Desk, { version, header, footer }: Sent): Promise<void> =>
  actor.write(async (tx, book) => {
    await beginEdit(tx, { subject: MENUS_SUBJECT, version, by: actor, now: clock() })
    const top = await keep(tx, 'indexMenu', itemsOf(header, toItem))
    const bottom = await keep(tx, 'footerMenu', itemsOf(footer, toColumn))
    book({
      subject: MENUS_SUBJECT,
      ...changesOf(
        { header: top.before, footer: bottom.before },
        { header: top.after, footer: bottom.after },
      ),
    })
  })
