import type { Db } from '../../db/client.ts'
import { type DeliveryTerms, startingTerms } from '../shipping/delivery-terms.ts'
import { readSetting } from './settings.repository.ts'

/** On which days the shop sends, and from where, as it is set at the desk. */
export const readDeliveryTerms = async (db: Db): Promise<DeliveryTerms> =>
  (await readSetting(db, 'delivery')) ?? startingTerms
