import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { askForApproval, decideApproval, withdrawApproval } from '../../modules/approval/approval.service.ts'
import { readCategories } from '../../modules/catalog/categories.repository.ts'
import {
  type PriceChange,
  type PriceJobRow,
  priceJobRepository,
} from '../../modules/price-job/price-job.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { priceJobMessages as text } from './price-job.messages.ts'

type Asked = z.output<typeof adminEndpoints.previewPriceJob.query>
type Started = z.output<typeof adminEndpoints.startPriceJob.body>

const RIAL_IN_TOMAN = 10
/** A change of the prices of more goods than that takes a second person. */
export const MOST_ALONE = 500

export const priceJobSubject = (id: string) => `price-job:${id}`
const approvalOf = (id: string) => ({ kind: 'price_job', subject: priceJobSubject(id) }) as const

export const changeOf = ({ percent, step, q, categoryId, brand }: Asked): PriceChange => ({
  percent,
  step: Number(step) * RIAL_IN_TOMAN,
  filter: { ...(q && { q }), ...(categoryId && { categoryId }), ...(brand && { brand }) },
})

const labelOf = async (tx: Db, { percent, filter }: PriceChange, total: number): Promise<string> => {
  const categories = filter.categoryId ? await readCategories(tx) : []
  const category = categories.find(({ id }) => id === filter.categoryId)?.title
  const what = percent === 0 ? text.rounded : percent > 0 ? text.up(percent) : text.down(-percent)
  return [what, category, filter.brand, filter.q, text.goods(total)].filter(Boolean).join('، ')
}

/**
 * Starts a change of many prices; for more than {@link MOST_ALONE} goods it waits for a second person. Throws
 * `conflict`.
 */
export const startPriceJob = (desk: Desk, { total, ...asked }: Started): Promise<string> =>
  desk.actor.write(async (tx, book) => {
    const repository = priceJobRepository(tx)
    const change = changeOf(asked)
    // The number of goods differs from the one that the member saw and agreed to.
    if ((await repository.count(change)) !== total) throw new DomainError('conflict')
    const id = newId()
    const label = await labelOf(tx, change, total)
    const state = total > MOST_ALONE ? 'waiting' : 'running'
    const { staffId: byId, name: byName } = desk.actor
    await repository.insert({
      ...change,
      ...{ id, label, state, total, byId, byName },
      createdAt: desk.clock(),
    })
    const subject = priceJobSubject(id)
    if (state === 'waiting') await askForApproval(tx, desk, { ...approvalOf(id), label, shownAt: subject })
    const { filter, ...sums } = change
    book({ subject, label, after: { ...sums, ...filter, total, state } })
    return id
  })

type Act = (tx: Db, job: PriceJobRow) => Promise<PriceJobRow['state']>

/** Runs an act on a job; a batch that is under way ends first. */
const actOn = (desk: Desk, id: string, act: Act): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const job = await priceJobRepository(tx).lock(id)
    if (!job) throw new DomainError('not_found')
    const state = await act(tx, job)
    await priceJobRepository(tx).change(job, { state })
    const { seen, changed } = job
    book({
      subject: priceJobSubject(id),
      label: job.label,
      before: { state: job.state },
      after: { state, seen, changed },
    })
  })

const need = ({ state }: PriceJobRow, ...states: PriceJobRow['state'][]): void => {
  if (!states.includes(state)) throw new DomainError('conflict')
}

/** Allows a job as the second person. See `decideApproval` for what is refused. */
export const approvePriceJob = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, job) => {
    need(job, 'waiting')
    await decideApproval(tx, desk, approvalOf(id), 'approved')
    return 'running'
  })

/** Refuses a job as the second person. */
export const refusePriceJob = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, job) => {
    need(job, 'waiting')
    await decideApproval(tx, desk, approvalOf(id), 'refused')
    return 'refused'
  })

/** Ends a job where it is. */
export const cancelPriceJob = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (tx, job) => {
    need(job, 'waiting', 'running')
    if (job.state === 'waiting') await withdrawApproval(tx, desk, approvalOf(id))
    return 'cancelled'
  })

/** Takes back what a job changed so far, also while it runs. Prices that were changed since stay. */
export const undoPriceJob = (desk: Desk, id: string): Promise<void> =>
  actOn(desk, id, async (_tx, job) => {
    need(job, 'running', 'cancelled', 'done')
    return 'undoing'
  })
