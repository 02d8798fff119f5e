import { deviceStorage } from '../browser/device-storage.ts'

const KEY = 'hojreh-searches'
const KEPT = 5

/** Queries that were searched for on this device, the latest first; none where storage is refused. */
export const readSearches = (): string[] => {
  const kept = deviceStorage.read(KEY)
  return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, KEPT) : []
}

/** Puts a query in front of the others. */
export const rememberSearch = (query: string): void => {
  const others = readSearches().filter((kept) => kept !== query)
  deviceStorage.write(KEY, [query, ...others].slice(0, KEPT))
}

/** For a device that others use, too. */
export const forgetSearches = (): void => deviceStorage.remove(KEY)
