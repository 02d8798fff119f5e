import { deviceStorage } from '@hojreh/app'

const PREFIX = 'hojreh-desk-recent:'
const MOST = 8

/** Something that was opened: where it is and what it is called. */
export interface Recent {
  href: string
  label: string
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'href' in value && 'label' in value

/** What this member opened last on this device, newest first. */
export const readRecent = (staffId: string): Recent[] => {
  const stored = deviceStorage.read(PREFIX + staffId)
  return Array.isArray(stored) ? stored.filter(isRecent) : []
}

export const noteRecent = (staffId: string, { href, label }: Recent): void => {
  const others = readRecent(staffId).filter((recent) => recent.href !== href)
  deviceStorage.write(PREFIX + staffId, [{ href, label }, ...others].slice(0, MOST))
}

export const forgetRecent = (staffId: string): void => deviceStorage.remove(PREFIX + staffId)
