import type { PriceJob } from '@hojreh/contract/admin'
import { approvalRepository } from '../../modules/approval/approval.repository.ts'
import { type PriceJobRow, priceJobRepository } from '../../modules/price-job/price-job.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  approvePriceJob,
  cancelPriceJob,
  changeOf,
  MOST_ALONE,
  priceJobSubject,
  refusePriceJob,
  startPriceJob,
  undoPriceJob,
} from '../../workflows/price-jobs/manage-price-jobs.ts'
import { toApproval } from '../money/refund-views.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'price-job'
const SHOWN = 20
const SOME = 20

export const registerPriceJobs = (
  register: RegisterAdminEndpoint,
  { database: { db }, clock }: Dependencies,
): void => {
  const list = async (staffId: string): Promise<PriceJob[]> => {
    const rows = await priceJobRepository(db).newest(SHOWN)
    const approvals = await approvalRepository(db).newest(
      'price_job',
      rows.map(({ id }) => priceJobSubject(id)),
    )
    const toJob = ({ createdAt, ...row }: PriceJobRow): PriceJob => {
      const { id, label, state, total, seen, changed, undone, kept, byName } = row
      const approval = approvals.get(priceJobSubject(id))
      return {
        ...{ id, label, state, total, seen, changed, undone, kept, byName },
        createdAt: createdAt.toISOString(),
        approval: approval ? toApproval(approval, staffId, clock()) : null,
      }
    }
    return rows.map(toJob)
  }
  const read = async (id: string, staffId: string): Promise<PriceJob> => {
    const job = (await list(staffId)).find((one) => one.id === id)
    if (!job) throw new DomainError('not_found')
    return job
  }
  register('previewPriceJob', async ({ query }) => {
    const repository = priceJobRepository(db)
    const change = changeOf(query)
    const total = await repository.count(change)
    return { total, needsApproval: total > MOST_ALONE, some: await repository.preview(change, SOME) }
  })
  register('listPriceJobs', ({ staff }) => list(staff.staffId))
  register('startPriceJob', async ({ desk, staff, body }) =>
    read(await startPriceJob(desk, body), staff.staffId),
  )
  const acts = { approvePriceJob, refusePriceJob, cancelPriceJob, undoPriceJob }
  for (const [name, act] of Object.entries(acts) as [keyof typeof acts, typeof approvePriceJob][])
    register(
      name,
      async ({ desk, staff, query: { id } }) => {
        await act(desk, id)
        return read(id, staff.staffId)
      },
      KIND,
    )
}
