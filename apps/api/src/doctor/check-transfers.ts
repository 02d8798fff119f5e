import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import { cardReportRepository, type WaitingReports } from '../modules/payment/card-report.repository.ts'
import { doubtful, type Finding, good, reasonOf } from './finding.ts'

const about = 'card transfers'
const HOUR_MS = 60 * 60_000

const judge = ({ count, oldest, sameCode }: WaitingReports, keptHours: number, now: Date): Finding => {
  if (!oldest) return good(about, 'none waits for a look')
  const hours = Math.floor((now.getTime() - oldest.getTime()) / HOUR_MS)
  const waiting = `${count} wait for a look, the oldest for ${hours} h`
  const mend = 'decide at the desk, under «کارت به کارت»'
  if (sameCode > 0)
    return doubtful(about, `${waiting}; ${sameCode} name the same transfer as another; ${mend}.`)
  if (hours >= keptHours) return doubtful(about, `${waiting}: their goods are free again; ${mend}.`)
  return good(about, `${waiting}; goods are kept for ${keptHours} h`)
}

/** Reports of card-to-card transfers: goods stand still for them, and stop doing so. */
export const checkTransfers = async (
  { db }: Pick<Database, 'db'>,
  { CARD_REVIEW_HOURS }: Pick<Config, 'CARD_REVIEW_HOURS'>,
  now = new Date(),
): Promise<Finding> => {
  try {
    return judge(await cardReportRepository(db).waiting(), CARD_REVIEW_HOURS, now)
  } catch (error) {
    return doubtful(about, `cannot be counted (${reasonOf(error)}): mend the database and its tables first.`)
  }
}
