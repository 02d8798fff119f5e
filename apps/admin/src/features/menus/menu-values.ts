import { footerColumns, headerLinks, type MenusRecord } from '@hojreh/contract/admin'
import { formatNumber } from '@hojreh/persian'
import { itemId, withIds } from '../../shared/ordered/item-id.ts'
import { parsedList } from '../../shared/ordered/parsed-list.ts'
import { menusMessages as text } from './menus.messages.ts'

export type LinkValues = MenusRecord['header'][number] & { id: string }
export interface ColumnValues {
  id: string
  title: string
  links: LinkValues[]
}
/** Each menu is one text of the form, so that two people meet only in the same one. */
export type MenuValues = Record<'header' | 'footer', string>

export const linksIn = (value: string): LinkValues[] => parsedList<LinkValues>(value)
export const columnsIn = (value: string): ColumnValues[] => parsedList<ColumnValues>(value)

export const valuesOf = ({ header, footer }: Pick<MenusRecord, 'header' | 'footer'>): MenuValues => ({
  header: JSON.stringify(withIds(header)),
  footer: JSON.stringify(withIds(footer).map((column) => ({ ...column, links: withIds(column.links) }))),
})

export const newLink = (): LinkValues => ({ id: itemId(), title: '', url: '/shop' })
export const newColumn = (): ColumnValues => ({ id: itemId(), title: '', links: [newLink()] })

const bare = ({ title, url }: LinkValues) => ({ title, url })
const headerOf = (value: string) => linksIn(value).map(bare)
const footerOf = (value: string) =>
  columnsIn(value).map(({ title, links }) => ({ title, links: links.map(bare) }))

/** What the server is asked for, of the menus that were changed. */
export const bodyOf = ({ header, footer }: Partial<MenuValues>) => ({
  ...(header !== undefined && { header: headerOf(header) }),
  ...(footer !== undefined && { footer: footerOf(footer) }),
})

const placeOf = (step: PropertyKey | undefined) => (typeof step === 'number' ? formatNumber(step + 1) : null)

/** What is wrong with the first link that is not right. */
export const headerProblem = (value: string): string | undefined => {
  const issue = headerLinks.safeParse(headerOf(value)).error?.issues[0]
  const place = placeOf(issue?.path[0])
  return issue && (place ? text.linkProblem(place, issue.message) : issue.message)
}

/** Likewise of the columns. */
export const footerProblem = (value: string): string | undefined => {
  const issue = footerColumns.safeParse(footerOf(value)).error?.issues[0]
  const [column, link] = [placeOf(issue?.path[0]), placeOf(issue?.path[2])]
  if (!issue || !column) return issue?.message
  return link
    ? text.columnLinkProblem(column, link, issue.message)
    : text.columnProblem(column, issue.message)
}

/** A menu as words, where a person chooses between two of them. */
export const wordsOf = (field: keyof MenuValues, value: string): string =>
  field === 'header'
    ? linksIn(value)
        .map(({ title }) => title)
        .join('، ')
    : columnsIn(value)
        .map(({ title, links }) => `${title}: ${links.map((link) => link.title).join('، ')}`)
        .join('؛ ')
