import { useListSalesDaysQuery } from '@hojreh/api/admin'
import { formatToman, toPersianDigits } from '@hojreh/persian'
import { Disclosure, lazyPart, Skeleton } from '@hojreh/ui'
import { Suspense } from 'react'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { Panel, Soft, Stack } from '../../../shared/panel.tsx'
import { courseMessages as text } from './course.messages.ts'
import { SalesTable } from './sales-table.tsx'

const SalesBars = lazyPart(() => import('./sales-bars.tsx'), 'SalesBars')

/** How the last thirty days went. The drawing comes after the page: queues are there to work on before it. */
export const SalesCourse = () => {
  const query = useListSalesDaysQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Loaded query={query}>
        {({ days }) => {
          const orders = days.reduce((sum, day) => sum + day.orders, 0)
          const total = days.reduce((sum, day) => sum + day.total, 0)
          if (orders === 0) return <Soft>{text.none}</Soft>
          return (
            <Stack>
              <Soft>{text.sum(formatToman(total), toPersianDigits(orders))}</Soft>
              <Suspense fallback={<Skeleton variant="block" />}>
                <SalesBars days={days} />
              </Suspense>
              <Disclosure title={text.asTable} isLazy>
                <SalesTable days={days} />
              </Disclosure>
            </Stack>
          )
        }}
      </Loaded>
    </Panel>
  )
}
