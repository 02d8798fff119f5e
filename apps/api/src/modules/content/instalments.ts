import { instalmentsGatewayOf } from '../../config/instalment-settings.ts'
import type { Db } from '../../db/client.ts'
import type { SettingValues } from './setting-values.ts'
import { readSetting } from './settings.repository.ts'

type InstalmentsConfig = Parameters<typeof instalmentsGatewayOf>[0]

/** The gateway of instalments, unless there is none or the shop has switched it off. */
export const instalmentsOffered = (
  config: InstalmentsConfig,
  off: SettingValues['payment']['off'],
): boolean => instalmentsGatewayOf(config) !== 'none' && !off.includes('instalments')

/** Whether shoppers are offered to pay in instalments now. */
export const readInstalmentsOffered = async (db: Db, config: InstalmentsConfig): Promise<boolean> =>
  instalmentsOffered(config, (await readSetting(db, 'payment'))?.off ?? [])
