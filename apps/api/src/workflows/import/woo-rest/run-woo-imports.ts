import { setTimeout as delay } from 'node:timers/promises'
import { IMPORT_LINES, type ImportCounts, type WooTrouble } from '@hojreh/contract/admin'
import type { Db } from '../../../db/client.ts'
import type { Locked } from '../../../db/locked.ts'
import { type ImportRunRow, importRunRepository } from '../../../modules/import-run/import-run.repository.ts'
import { isPublicAddress } from '../../../modules/media/public-address.ts'
import { makeBooks } from '../../../modules/staff-action/books.ts'
import type { Dependencies } from '../../../shared/dependencies.ts'
import { openText } from '../../../shared/sealed-text.ts'
import { keysOfImports } from './manage-woo-imports.ts'
import { takeCustomers } from './take-customers.ts'
import { takeOrders } from './take-orders.ts'
import { type ReadGoods, readGoods, takeProducts } from './take-products.ts'
import { takeReviews } from './take-reviews.ts'
import type { Taken } from './taken.ts'
import { makeWooClient, type WooClient, WooError, type WooPage } from './woo-client.ts'

/** A chain of its own in the books: no member waits for a job. */
const CHAIN = 'imports'
/** A process that is to end waits for a turn. */
const TURN_MS = 2_000
const MOST_FAILURES = 6
const FIRST_WAIT_MS = 5_000
const NEEDS_AGREEMENT: WooTrouble = 'needs_agreement'

const paths = {
  products: 'products',
  customers: 'customers',
  reviews: 'products/reviews',
  orders: 'orders',
} as const
const queries = {
  // Published and not: what is hidden there is hidden here.
  products: { status: 'any' },
  customers: { role: 'all' },
  reviews: { status: 'approved' },
  orders: { status: 'any' },
} as const

type Page = WooPage & { goods: ReadGoods | null }

class Trial extends Error {}

const added = (before: ImportCounts | undefined, now: ImportCounts): ImportCounts => ({
  read: (before?.read ?? 0) + now.read,
  added: (before?.added ?? 0) + now.added,
  changed: (before?.changed ?? 0) + now.changed,
  unchanged: (before?.unchanged ?? 0) + now.unchanged,
  refused: (before?.refused ?? 0) + now.refused,
})

const kindOf = ({ kinds, kindAt }: ImportRunRow) => {
  const kind = kinds[kindAt]
  if (!kind) throw new Error('a run that goes on has a kind to read')
  return kind
}

/** Everything of a page, before anything is written: no lock waits for another shop. */
const readPage = async (client: WooClient, run: ImportRunRow): Promise<Page> => {
  const kind = kindOf(run)
  const page = await client.page(paths[kind], run.page, queries[kind])
  return { ...page, goods: kind === 'products' ? await readGoods(client, page.items) : null }
}

interface Here {
  now: Date
  /** Under which the shop's own pages are. */
  origins: readonly string[]
}

const take = (tx: Db, run: ImportRunRow, { items, goods }: Page, { now, origins }: Here): Promise<Taken> => {
  if (goods) return takeProducts(tx, run, goods, { now, origins })
  const kind = kindOf(run)
  if (kind === 'customers') return takeCustomers(tx, run.source, items, now)
  if (kind === 'orders') return takeOrders(tx, run.source, items, now)
  const mayGoodsCome = run.isTrial && run.kinds.includes('products')
  return takeReviews(tx, items, { source: run.source, now, mayGoodsCome })
}

/** What a page came to, of which a trial keeps nothing. */
const takePage = async (tx: Db, run: ImportRunRow, page: Page, here: Here): Promise<Taken> => {
  let taken: Taken | null = null
  try {
    await tx.transaction(async (inner) => {
      taken = await take(inner, run, page, here)
      if (run.isTrial) throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
  if (taken === null) throw new Error('a page that was taken says what it came to')
  return taken
}

/** Where a run stands after a page: the next page, the next kind, or its end. */
const placeAfter = (run: ImportRunRow, { pages }: WooPage): Partial<ImportRunRow> => {
  if (run.page < pages) return { page: run.page + 1, pages }
  const isOver = run.kindAt + 1 >= run.kinds.length
  return { kindAt: run.kindAt + 1, page: 1, pages: null, ...(isOver && { state: 'done' as const }) }
}

type Runner = Dependencies & { log: { error: (error: unknown, message: string) => void } }

type Work = (tx: Db, run: Locked<ImportRunRow>) => Promise<Partial<ImportRunRow>>

const makeStep = ({ config, database: { db }, clock, log }: Runner) => {
  const books = makeBooks(config.SECRET, clock)
  const { PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN } = config
  const origins = [PUBLIC_ORIGIN, BLOG_ORIGIN, PROFILE_ORIGIN].filter((origin) => origin !== undefined)

  const clientOf = ({ origin, sealedKeys }: ImportRunRow): WooClient => {
    const opened = sealedKeys && openText(keysOfImports(config.SECRET), sealedKeys)
    if (!opened) throw new WooError('unauthorized')
    // As for pictures: a shop that may ask its own network may ask it without TLS.
    const mayBePlain = config.IMAGE_DOWNLOADS_FROM_PRIVATE_HOSTS
    const isAllowed = mayBePlain ? () => true : isPublicAddress
    return makeWooClient({ origin, keys: JSON.parse(opened), isAllowed, mayBePlain })
  }

  /** Writes what became of a page with the run's place and its row in the books, unless another process was quicker. */
  const keep = (run: ImportRunRow, work: Work): Promise<void> =>
    db.transaction(async (tx) => {
      const repository = importRunRepository(tx)
      const locked = await repository.lock(run.id)
      if (locked?.state !== 'running' || locked.kindAt !== run.kindAt || locked.page !== run.page) return
      const changes = await work(tx, locked)
      const isOver = changes.state !== undefined && changes.state !== 'running'
      const ended = isOver ? { sealedKeys: null, endedAt: clock() } : {}
      await repository.change(locked, { ...changes, ...ended })
      const by = { staffId: run.byId, staffName: run.byName, sessionId: null, permission: 'shop.import' }
      const { state = 'running', counts = run.counts, trouble = null } = changes
      await books.record(
        tx,
        { ...by, call: 'runWooImport', ip: '', requestId: run.id, chain: CHAIN },
        { subject: `import:${run.id}`, label: run.origin, after: { state, counts, trouble } },
      )
    })

  const fail = (run: ImportRunRow, error: unknown): Promise<void> => {
    // A failure of our own may be the database's, which is over in a moment. It is for the log as well.
    const { trouble, isPassing } = error instanceof WooError ? error : new WooError('unreadable', true)
    if (!(error instanceof WooError)) log.error(error, 'a page of another shop could not be taken')
    const failures = run.failures + 1
    return keep(run, async () =>
      isPassing && failures < MOST_FAILURES
        ? {
            failures,
            trouble: run.trouble === NEEDS_AGREEMENT ? NEEDS_AGREEMENT : trouble,
            dueAt: new Date(clock().getTime() + FIRST_WAIT_MS * 2 ** run.failures),
          }
        : { state: 'failed', failures, trouble },
    )
  }

  return async (): Promise<boolean> => {
    const run = await importRunRepository(db).findDue(clock())
    if (!run) return false
    try {
      const page = await readPage(clientOf(run), run)
      await keep(run, async (tx, locked) => {
        const kind = kindOf(run)
        const { counts, refused, takesAway } = await takePage(tx, run, page, { now: clock(), origins })
        await importRunRepository(tx).addLines(locked, refused)
        return {
          ...placeAfter(run, page),
          counts: { ...run.counts, [kind]: added(run.counts[kind], counts) },
          refused: [...run.refused, ...refused].slice(0, IMPORT_LINES),
          // Of a trial alone: a take ends there.
          trouble: takesAway || run.trouble === NEEDS_AGREEMENT ? NEEDS_AGREEMENT : null,
          ...{ failures: 0, dueAt: clock() },
        }
      })
    } catch (error) {
      await fail(run, error)
    }
    return true
  }
}

/**
 * Makes what does a turn of the takes from other shops, page by page; any process goes on where another one ended.
 * Between two pages it rests as long as the last one took: shoppers have the database to themselves half of the time.
 */
export const makeWooImportRunner = (dependencies: Runner): (() => Promise<void>) => {
  const step = makeStep(dependencies)
  return async () => {
    const end = performance.now() + TURN_MS
    let began = performance.now()
    while (began < end && (await step())) {
      await delay(Math.min(TURN_MS, performance.now() - began))
      began = performance.now()
    }
  }
}
