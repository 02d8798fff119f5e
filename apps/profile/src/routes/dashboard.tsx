import { Head } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { dashboardMessages as text } from '../features/dashboard/dashboard.messages.ts'
import { Greeting } from '../features/dashboard/greeting.tsx'
import { OrderCounts } from '../features/dashboard/order-counts.tsx'
import { QuickLinks } from '../features/dashboard/quick-links.tsx'
import { RecentOrders } from '../features/dashboard/recent-orders.tsx'
import { fullNameOf } from '../shared/full-name.ts'
import { Stack } from '../shared/panel.tsx'

/** The first page of the profile: a greeting, how the last orders stand, and where to go from here. */
export const Component = () => {
  const customer = useCustomer()
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <Stack>
        <Greeting name={customer ? fullNameOf(customer) : ''} />
        <OrderCounts counts={customer?.orderCounts ?? {}} />
        <RecentOrders />
        <QuickLinks />
      </Stack>
    </>
  )
}
