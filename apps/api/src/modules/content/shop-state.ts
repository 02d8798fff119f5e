import type { ShopState } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { SettingValues } from './setting-values.ts'
import { readSetting } from './settings.repository.ts'

/** Returns the state of a shop; a shop that is older than this setting is open. */
export const stateOf = (opened: SettingValues['opened'] | null): ShopState => {
  if (!opened || opened.isOpen) return 'open'
  return opened.firstOpenedAt === null ? 'coming_soon' : 'paused'
}

export const readShopState = async (db: Db): Promise<ShopState> => stateOf(await readSetting(db, 'opened'))

/** Throws `shop_closed` unless the shop takes orders. Not called when a shopper returns from the bank. */
export const checkShopOpen = async (db: Db): Promise<void> => {
  if ((await readShopState(db)) !== 'open') throw new DomainError('shop_closed')
}
