import { readSetting } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { editionOf } from '../../modules/edition/edition.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { editShopSettings, SETTINGS_SUBJECT } from '../../workflows/settings/edit-shop-settings.ts'
import type { RegisterAdminCall } from '../register-admin-call.ts'
import { connectionsOf } from './connections.ts'

export const registerShopSettings = (
  register: RegisterAdminCall,
  { database: { db }, config }: Dependencies,
): void => {
  register('getShopSettings', async () => ({
    ...(await readShopFacts(db, config)),
    social: ((await readSetting(db, 'social')) ?? []).map(({ title, url }) => ({ title, url })),
    edition: await editionOf(db, SETTINGS_SUBJECT),
    connections: connectionsOf(config),
  }))
  register('editShopSettings', ({ desk, body }) => editShopSettings(desk, body))
}
