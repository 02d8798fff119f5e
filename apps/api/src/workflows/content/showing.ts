import type { pageShowings } from '@hojreh/contract/admin'
import { atField } from '../../shared/domain-error.ts'

/** When shoppers are to read what is written. */
export interface Showing {
  show?: (typeof pageShowings)[number] | undefined
  /** The time of `later`. */
  at?: string | undefined
}

export interface Right {
  mayPublish: boolean
}

/**
 * Returns when shoppers read what is written: at once, at a moment, or (null) not before a member shows it. Throws
 * `page_time`, and `publishing_not_allowed` where shoppers read it, or would have read the draft at its time.
 * @param draft the draft that waits until now
 */
export const showingOf = (
  { show, at }: Showing,
  draft: { publishAt: Date | null } | null,
  now: Date,
  right: Right,
): Date | null | 'now' => {
  const showing = momentOf({ show, at }, draft, now)
  if (showing !== null) checkRight(right)
  if (draft) checkDraft(draft, right)
  return showing
}

const momentOf = ({ show, at }: Showing, draft: { publishAt: Date | null } | null, now: Date) => {
  if (show === undefined) return draft ? draft.publishAt : 'now'
  if (show !== 'later') return show === 'now' ? 'now' : null
  const time = at === undefined ? now : new Date(at)
  if (time <= now) throw atField('page_time', 'at')
  return time
}

const checkRight = ({ mayPublish }: Right): void => {
  if (!mayPublish) throw atField('publishing_not_allowed', 'show')
}

/** Checks the right to change a draft: one with a time is what shoppers will read. Throws `publishing_not_allowed`. */
export const checkDraft = ({ publishAt }: { publishAt: Date | null }, right: Right): void => {
  if (publishAt !== null) checkRight(right)
}
