import { deviceStorage } from '@hojreh/app'

const PREFIX = 'hojreh-desk-draft:'
const LIFE_MS = 7 * 24 * 60 * 60_000

/** Unsent values of a form. */
export interface Draft {
  values: Record<string, unknown>
  /** The former values of these fields, if the form edits a record. */
  before?: Record<string, unknown>
  /** Milliseconds since 1970. */
  keptAt: number
}

const keyOf = (staffId: string, id: string) => `${PREFIX}${staffId}:${id}`

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'values' in stored && 'keptAt' in stored

/** Returns null for what is no draft, or one that is a week old. */
const draftUnder = (key: string): Draft | null => {
  const stored = deviceStorage.read(key)
  return isDraft(stored) && Date.now() - stored.keptAt < LIFE_MS ? stored : null
}

/** Returns a draft of this member on this device; null without one, or with one that is a week old. */
export const readDraft = (staffId: string, id: string): Draft | null => draftUnder(keyOf(staffId, id))

/** Keeps a draft on the device. If the device stores nothing, only the open form has it. */
export const keepDraft = (
  staffId: string,
  id: string,
  values: Draft['values'],
  before: NonNullable<Draft['before']> = {},
): void => {
  deviceStorage.write(keyOf(staffId, id), { values, before, keptAt: Date.now() } satisfies Draft)
}

export const dropDraft = (staffId: string, id: string): void => deviceStorage.remove(keyOf(staffId, id))

/** Drops the drafts that are a week old and, at sign-out, all drafts of the member. */
export const dropDrafts = (leaving?: string): void => {
  const isLeft = (key: string) => leaving !== undefined && key.startsWith(keyOf(leaving, ''))
  for (const key of deviceStorage.keys())
    if (key.startsWith(PREFIX) && (isLeft(key) || !draftUnder(key))) deviceStorage.remove(key)
}
