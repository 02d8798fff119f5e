import type { Db } from '../../db/client.ts'
import { editConflict, noteEdit } from '../../modules/edition/edition.service.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { commentsMessages as text } from './comments.messages.ts'

interface Turn {
  subject: string
  /** The answer that stands there. */
  was: string | null
  becomes: string | null
  /** The one that its writer saw; undefined for one who writes over whatever stands there. */
  seen: string | null | undefined
  by: { name: string }
  now: Date
}

/**
 * Of two members who answer the same thing the second hears of the first, and of what they wrote. Its row is held.
 * Throws `edit_conflict`.
 */
export const takeAnswersTurn = async (
  tx: Db,
  { subject, was, becomes, seen, by, now }: Turn,
): Promise<void> => {
  // The same once more changes nothing: its response was lost.
  if (seen !== undefined && seen !== was && becomes !== was) {
    const { message, code } = await editConflict(tx, subject)
    throw new DomainError(code, { message: text.answered(message, was) })
  }
  await noteEdit(tx, { subject, by, now })
}
