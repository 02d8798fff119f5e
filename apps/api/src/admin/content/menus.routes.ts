import type { MenuItem } from '@hojreh/contract'
import type { MenusRecord } from '@hojreh/contract/admin'
import { getMenu } from '../../modules/content/content.service.ts'
import { readSetting } from '../../modules/content/settings.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { MENUS_SUBJECT, writeMenus } from '../../workflows/content/write-menus.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

/** More than any menu has. */
const ALL = 50
const toLink = ({ title, url }: MenuItem) => ({ title, url })

/** The menus as the desk edits them. */
export const registerMenus = (
  register: RegisterAdminEndpoint,
  { config, database: { db } }: Dependencies,
): void => {
  const readLinks = async () => ({
    header: (await getMenu(db, config, 'indexMenu', ALL)).map(toLink),
    footer: (await getMenu(db, config, 'footerMenu', ALL)).map(({ title, children }) => ({
      title,
      links: children.map(toLink),
    })),
    isStarting:
      (await readSetting(db, 'indexMenu')) === null && (await readSetting(db, 'footerMenu')) === null,
  })
  const read = (): Promise<MenusRecord> => withEdition(db, MENUS_SUBJECT, readLinks)
  register('getMenus', read)
  register('writeMenus', async ({ desk, body }) => {
    await writeMenus(desk, body)
    return read()
  })
}
