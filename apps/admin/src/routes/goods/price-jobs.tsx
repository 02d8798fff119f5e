import { useListPriceJobsQuery } from '@hojreh/api/admin'
import { Link } from '@hojreh/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { JobCard } from '../../features/price-jobs/job-card.tsx'
import { Preview, type PreviewArgs } from '../../features/price-jobs/preview.tsx'
import { PreviewForm } from '../../features/price-jobs/preview-form.tsx'
import { priceJobsMessages as text } from '../../features/price-jobs/price-jobs.messages.ts'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../../shared/panel.tsx'

const WATCH_MS = 2_000
const isMoving = ({ state }: { state: string }) => state === 'running' || state === 'undoing'

/** Returns null until percent and step are given. Values are not checked here: the server refuses unknown ones. */
const argsOf = (search: URLSearchParams): PreviewArgs | null => {
  const { percent, step, categoryId, brand } = Object.fromEntries(search)
  if (!percent || !step) return null
  return {
    percent: Number(percent),
    step,
    ...(categoryId && { categoryId }),
    ...(brand && { brand }),
  } as PreviewArgs
}

/** The page that changes the prices of many goods by percent, with a preview, live progress and a way to undo. */
export const Component = () => {
  const [search] = useSearchParams()
  const go = useGo()
  const [isWatched, setWatched] = useState(false)
  const jobs = useListPriceJobsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isWatched ? WATCH_MS : 0,
  })
  const hasMoving = jobs.currentData?.some(isMoving) ?? false
  if (hasMoving !== isWatched) setWatched(hasMoving)
  const args = argsOf(search)
  return (
    <>
      <Link href={paths['price-grid']}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title} />
      <Stack>
        <Panel>
          <h2>{text.form}</h2>
          <PreviewForm />
        </Panel>
        {args && <Preview args={args} onStarted={() => go(paths['price-jobs'])} />}
        <h2>{text.jobs}</h2>
        <Loaded query={jobs}>
          {(items) =>
            items.length === 0 ? <p>{text.none}</p> : items.map((job) => <JobCard key={job.id} job={job} />)
          }
        </Loaded>
      </Stack>
    </>
  )
}
