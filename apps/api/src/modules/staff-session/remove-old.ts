import type { Dependencies } from '../../shared/dependencies.ts'
import { staffSessionRepository } from './staff-session.repository.ts'

const KEPT_MS = 24 * 60 * 60_000

/** Deletes expired codes, tickets and sessions of the staff; the books stay. */
export const removeOldStaffRows = ({ config, database: { db }, clock }: Dependencies): Promise<void> =>
  staffSessionRepository(db, config.DEMO_MODE).removeOld(new Date(clock().getTime() - KEPT_MS))
