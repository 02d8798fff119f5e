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

/** The edition of a record as an edit screen gets it and sends it back. */
export const editionOf = async (db: Db, subject: string): Promise<Edition> => {
  const row = await editionRepository(db).find(subject)
  return row ? toEdition(row) : unedited
}

/**
 * Begins an edit of a record within its transaction: of several that saw the same version one goes on, and the others
 * get `edit_conflict` with who was before them and when. Until the transaction ends nobody else can edit the record.
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
 * Who was quicker with a record, and when, as the refusal that tells it.
 * @param field that both changed, where it was one field
 */
export const editConflict = async (tx: Db, subject: string, field?: string): Promise<DomainError> => {
  const other = await editionRepository(tx).find(subject)
  const message = other && text.conflict(other.editedBy, formatJalaliDateTime(other.editedAt))
  const told = message ?? errorCatalogue.edit_conflict.message
  return new DomainError('edit_conflict', { message: told, ...(field && { fields: { [field]: told } }) })
}

/** An edit that says of each field what it saw: its record is locked already, and only others hear of it. */
export const noteEdit = async (
  tx: Db,
  { subject, by, now }: { subject: string; by: { name: string }; now: Date },
): Promise<void> => {
  const { version } = await editionOf(tx, subject)
  await beginEdit(tx, { subject, version, by, now })
}
