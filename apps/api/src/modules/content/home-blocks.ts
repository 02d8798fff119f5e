import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { StoredHomeBlock, StoredSlide } from './setting-values.ts'
import { readSetting } from './settings.repository.ts'

type Kind = StoredHomeBlock['kind']
const plain = {
  ...{ title: '', isHidden: false, from: null, until: null, sort: 'newest', category: '', take: 12 },
  ...{ slides: [], bodyHtml: '' },
} satisfies Partial<StoredHomeBlock>
const block = (id: string, kind: Kind, changes: Partial<StoredHomeBlock> = {}): StoredHomeBlock => ({
  ...plain,
  id,
  kind,
  ...changes,
})
const withSlides = (kind: 'slider' | 'banners', slides: StoredSlide[] | null) =>
  slides && slides.length > 0 ? [block(kind, kind, { slides })] : []

/** What every shop shows until its people put the home page together themselves. */
const startingHome = async (db: Db): Promise<StoredHomeBlock[]> => [
  ...withSlides('slider', await readSetting(db, 'slider')),
  block('categories', 'categories'),
  block('offers', 'offers'),
  ...withSlides('banners', await readSetting(db, 'banner')),
  block('newest', 'goods'),
  block('bestselling', 'goods', { sort: 'bestselling' }),
  block('articles', 'articles', { take: 4 }),
  block('trust', 'trust'),
]

/** The blocks of the home page as they are kept. */
export const readHomeBlocks = async (db: Db): Promise<StoredHomeBlock[]> =>
  (await readSetting(db, 'home')) ?? startingHome(db)

/** Those that shoppers see now, by the clock of the database, which the content revision goes by, too. */
export const readShownBlocks = async (db: Db): Promise<StoredHomeBlock[]> => {
  const { rows } = await db.execute<{ now: string }>(sql`SELECT now() + interval '1 millisecond' AS now`)
  const now = new Date(rows[0]?.now ?? 0).getTime()
  return (await readHomeBlocks(db)).filter(
    ({ isHidden, from, until }) =>
      !isHidden && (from === null || Date.parse(from) <= now) && (until === null || Date.parse(until) > now),
  )
}
