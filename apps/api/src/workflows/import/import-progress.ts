import type { ImportProgress } from '@hojreh/contract/admin'
import type { Db } from '../../db/client.ts'
import { noteOnConnection, readConnectionNote } from '../../db/connection-note.ts'

const beginningFor = (staffId: string | null) => `import ${staffId} `
const NOTE = /(reading|writing) (\d{1,3})$/

/** Makes what tells the member who sent a file how far it is read; only what is another percent is told. */
export const makeTellProgress = (tx: Db, staffId: string | null) => {
  let told = ''
  return async ({ phase, share }: { phase: ImportProgress['phase']; share: number }): Promise<void> => {
    const note = `${beginningFor(staffId)}${phase} ${Math.floor(share * 100)}`
    if (note === told) return
    told = note
    await noteOnConnection(tx, note)
  }
}

/** How far the file is that a member has sent; null when none is being read. */
export const readImportProgress = async (db: Db, staffId: string): Promise<ImportProgress | null> => {
  const note = await readConnectionNote(db, beginningFor(staffId))
  const [, phase, percent] = NOTE.exec(note ?? '') ?? []
  return phase === undefined ? null : { phase: phase as ImportProgress['phase'], percent: Number(percent) }
}
