import { Head } from '@hojreh/app'
import { useCustomer } from '@hojreh/auth/react'
import { fullNameOf } from '../../shared/full-name.ts'
import { Stack } from '../../shared/panel.tsx'
import { dashboardMessages as text } from './dashboard.messages.ts'
import { Greeting } from './greeting.tsx'
import { OrderCounts } from './order-counts.tsx'
import { QuickLinks } from './quick-links.tsx'
import { RecentOrders } from './recent-orders.tsx'

/** The first page of the profile: a greeting, how the last orders stand, and where to go from here. */
export const Dashboard = () => {
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
