import { deviceStorage } from '@hojreh/app'
import type { Parcel } from './parcels.ts'

const keyOf = (staffId: string) => `hojreh-packing:${staffId}`

/** Returns the scans kept on this device whose parcels are not sent yet: order numbers and tracking codes, no personal data. */
export const savedScans = (staffId: string): Parcel[] => {
  const kept = deviceStorage.read(keyOf(staffId))
  if (!Array.isArray(kept)) return []
  return kept.flatMap((scan: Partial<Parcel> | null) =>
    typeof scan?.number === 'string' && typeof scan.code === 'string'
      ? [{ number: scan.number, code: scan.code, order: undefined, problem: null, isSent: false }]
      : [],
  )
}

export const saveScans = (staffId: string, rows: readonly Parcel[]): void => {
  const waiting = rows.filter(({ isSent }) => !isSent).map(({ number, code }) => ({ number, code }))
  if (waiting.length > 0) deviceStorage.write(keyOf(staffId), waiting)
  else deviceStorage.remove(keyOf(staffId))
}
