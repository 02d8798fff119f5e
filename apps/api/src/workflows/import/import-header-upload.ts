import type { GoodsHeader } from '@hojreh/contract/admin'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { readGoodsHeaderOf } from './import-header.ts'
import { told, withFile } from './import-upload.ts'

/** The columns of a file that a member sent, and what each of them is known to be. Throws `import_unreadable`. */
export const readGoodsHeader = (
  { actor }: Desk,
  bytes: Buffer,
  source: string | undefined,
): Promise<GoodsHeader> =>
  withFile(bytes, (file) =>
    actor.write(async (tx, book) => {
      const header = await readGoodsHeaderOf({ db: tx }, file, source)
      const { headers: columns, isKnown } = header
      book({ subject: 'products', after: { columns: columns.length, isKnown } })
      return header
    }),
  ).catch((error: unknown) => {
    throw told(error)
  })
