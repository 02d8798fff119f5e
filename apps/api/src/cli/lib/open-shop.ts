import { z } from 'zod'
import { type Database, openDatabase } from '../../db/client.ts'

const environment = z.object({ DATABASE_URL: z.url(), MEDIA_FOLDER: z.string().min(1) })

export interface Shop {
  database: Database
  mediaFolder: string
}

/** The shop that an operator's command works on, from DATABASE_URL and MEDIA_FOLDER; closed afterwards. */
export const withShop = async <Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> => {
  const found = environment.safeParse(process.env)
  if (!found.success)
    throw new Error(
      `متغیرهای محیطی کامل نیستند · missing: ${found.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  const { DATABASE_URL, MEDIA_FOLDER } = found.data
  const database = openDatabase(DATABASE_URL, 4, () => {})
  try {
    return await work({ database, mediaFolder: MEDIA_FOLDER })
  } finally {
    await database.close()
  }
}
