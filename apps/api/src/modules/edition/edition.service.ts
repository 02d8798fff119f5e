import { errorCatalogue } from '@hojreh/contract'
import type { Edition } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { editionMessages as text } from './edition.messages.ts'
import { type EditionRow, editionRepository } from './edition.repository.ts'

const unedited: Edition = { version: 0, by: null, at: null }
const toEdition = ({ version, editedBy, editedAt }: EditionRow): Edition => ({
  version,
  by: editedBy,
  at: editedAt.toISOString(),
})

/** Returns the edition of a record that this transaction has locked; reads without a lock use {@link withEdition}. */
export const lockedEdition = async (tx: Db, subject: string): Promise<Edition> => {
  const row = await editionRepository(tx).find(subject)
  return row ? toEdition(row) : unedited
}

/**
 * Reads a record with its edition, which an edit screen sends back. The edition is read first. A newer edition with
 * older content would let the next edit overwrite a change that its editor did not see; an older edition with newer
 * content only gets the edit refused.
 */
export const withEdition = async <Value extends object>(
  db: Db,
  subject: string,
  read: () => Promise<Value>,
): Promise<Value & { edition: Edition }> => {
  const row = await editionRepository(db).find(subject)
  return { ...(await read()), edition: row ? toEdition(row) : unedited }
}

/** Likewise for a list, which is read twice: for its subjects, and again after their editions. */
export const withEditions = async <Row extends object>(
  db: Db,
  subjectOf: (row: Row) => string,
  read: () => Promise<readonly Row[]>,
): Promise<(Row & { edition: Edition })[]> => {
  const rows = await editionRepository(db).findAll((await read()).map(subjectOf))
  const editions = new Map(rows.map((row) => [row.subject, toEdition(row)]))
  return (await read()).map((row) => ({ ...row, edition: editions.get(subjectOf(row)) ?? unedited }))
}

/**
 * Begins an edit of a record within its transaction: of several edits that saw the same version one goes on, and the
 * others get `edit_conflict` with who was first and when. Until the transaction ends no other one can edit the record.
 */
export const beginEdit = async (
  tx: Db,
  { subject, version, by, now }: { subject: string; version: number; by: { name: string }; now: Date },
): Promise<Edition> => {
  const repository = editionRepository(tx)
  const next = { subject, version: version + 1, editedBy: by.name, editedAt: now }
  if (await repository.follow(version, next)) return toEdition(next)
  throw await editConflict(tx, subject)
}

/**
 * Returns the `edit_conflict` error, which says who edited the record first, and when.
 * @param field the field that both edits changed, where it was one field
 */
export const editConflict = async (tx: Db, subject: string, field?: string): Promise<DomainError> => {
  const other = await editionRepository(tx).find(subject)
  const message = other && text.conflict(other.editedBy, formatJalaliDateTime(other.editedAt))
  const told = message ?? errorCatalogue.edit_conflict.message
  return new DomainError('edit_conflict', { message: told, ...(field && { fields: { [field]: told } }) })
}

/**
 * Raises the edition for a change that saw no version, or that states for each field what it saw, so that staff who
 * have the record in a form hear of it. It waits for an edit under way; where nothing else locks the record it is
 * called before the record is read.
 */
export const noteEdit = (
  tx: Db,
  { subject, by, now }: { subject: string; by: { name: string }; now: Date },
): Promise<void> => editionRepository(tx).raise([subject], { editedBy: by.name, editedAt: now })
