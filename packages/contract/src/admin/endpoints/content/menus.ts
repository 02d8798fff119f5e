import { noBody, noQuery } from '../../../define-endpoint.ts'
import { requiredLine } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { edition, linkTarget, seenVersion } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'content'

/** As many as stand beside each other at the width of a laptop. */
export const MOST_HEADER_LINKS = 8
export const MOST_FOOTER_COLUMNS = 4
export const MOST_COLUMN_LINKS = 10

const isOnce = (names: readonly string[]) => new Set(names).size === names.length

const links = (most: number) =>
  z
    .array(strict({ title: requiredLine(40, messages.linkTitle), url: linkTarget }), messages.links)
    .max(most, messages.links)
    .refine((all) => isOnce(all.map(({ url }) => url)), messages.linkTwice)

export const headerLinks = links(MOST_HEADER_LINKS)
export const footerColumns = z
  .array(
    strict({
      title: requiredLine(40, messages.columnTitle),
      links: links(MOST_COLUMN_LINKS).min(1, messages.columnEmpty),
    }),
    messages.columns,
  )
  .max(MOST_FOOTER_COLUMNS, messages.columns)
  .refine((columns) => isOnce(columns.map(({ title }) => title)), messages.columnTwice)

const link = z.object({ title: z.string(), url: z.string() })
const menusRecord = z.object({
  header: z.array(link),
  footer: z.array(z.object({ title: z.string(), links: z.array(link) })),
  isStarting: z.boolean().describe('Nobody wrote either yet: the links that every shop starts with'),
  edition,
})
export type MenusRecord = z.infer<typeof menusRecord>

export const getMenus = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/menus',
  access: 'content.edit',
  tag,
  summary: 'The links of the header and the columns of the footer',
  query: noQuery,
  body: noBody,
  response: menusRecord,
  errors: [],
})

export const writeMenus = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/menus/write',
  access: 'content.publish',
  tag,
  summary: 'Writes what is given of the menus; shoppers and readers see them at once',
  query: noQuery,
  body: strict({
    version: seenVersion,
    header: headerLinks.nullable().optional().describe('Null brings the starting links back'),
    footer: footerColumns.nullable().optional().describe('Likewise'),
  }),
  response: menusRecord,
  errors: ['edit_conflict'],
})
