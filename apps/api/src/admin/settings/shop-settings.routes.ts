import { readSetting } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { editShopSettings, SETTINGS_SUBJECT } from '../../workflows/settings/edit-shop-settings.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'
import { connectionsOf } from './connections.ts'

export const registerShopSettings = (
  register: RegisterAdminEndpoint,
  { database: { db }, config }: Dependencies,
): void => {
  const read = async () => ({
    ...(await readShopFacts(db, config)),
    social: ((await readSetting(db, 'social')) ?? []).map(({ title, url }) => ({ title, url })),
    connections: connectionsOf(config),
  })
  register('getShopSettings', () => withEdition(db, SETTINGS_SUBJECT, read))
  register('editShopSettings', ({ desk, body }) => editShopSettings(desk, body))
}
