import type { SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { stateOf } from '../../modules/content/shop-state.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { openingStepsOf } from './opening-steps.ts'

const SUBJECT = 'settings:opening'

const move = (desk: Desk, isOpen: boolean): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const before = await lockSetting(tx, 'opened')
    const state = stateOf(before)
    if ((state === 'open') === isOpen) throw new DomainError('already_done')
    if (state === 'coming_soon' && (await openingStepsOf(tx, desk.config)).missing.length > 0)
      throw new DomainError('shop_not_ready')
    const now = desk.clock().toISOString()
    // One that never said so has been open since before it could.
    const since = before ? (before.firstOpenedAt ?? now) : now
    const after: SettingValues['opened'] = { isOpen, firstOpenedAt: since }
    await writeSetting(tx, 'opened', after)
    book({ subject: SUBJECT, ...changesOf({ state }, { state: stateOf(after) }) })
  })

/** Opens the shop: orders are taken from now on. Throws `already_done`, `shop_not_ready`. */
export const openShop = (desk: Desk): Promise<void> => move(desk, true)

/** Takes no orders until it is opened again; payments under way go on. Throws `already_done`. */
export const closeShop = (desk: Desk): Promise<void> => move(desk, false)
