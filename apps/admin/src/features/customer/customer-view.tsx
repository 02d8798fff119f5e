import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CustomerRecord } from '@hojreh/contract/admin'
import { from, Link, StatusChip } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { PageTitle } from '../../shared/page-title.tsx'
import { Row, Soft, Stack } from '../../shared/panel.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'
import { Contact } from './contact.tsx'
import { customerMessages as text } from './customer.messages.ts'
import { CustomerActs } from './customer-acts.tsx'
import { Groups } from './groups.tsx'
import { Addresses, Bought, Written } from './parts.tsx'
import { PastOrders } from './past-orders.tsx'
import { Timeline } from './timeline.tsx'

const Columns = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: 16,
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
  }),
)

/** All of a customer on one screen. */
export const CustomerView = ({ customer }: { customer: CustomerRecord }) => (
  <>
    <Row>
      <Link href={paths.customers}>
        <Soft>{text.back}</Soft>
      </Link>
    </Row>
    <PageTitle title={text.title(customer.name || text.noName)}>
      {customer.block && <StatusChip tone="danger">{text.blocked}</StatusChip>}
    </PageTitle>
    <Columns>
      <Stack>
        <Bought customer={customer} />
        <PastOrders id={customer.id} />
        <Timeline customer={customer} />
        <Written customer={customer} />
        <RecordBooks subject={`customer:${customer.id}`} />
      </Stack>
      <Stack>
        <Contact customer={customer} />
        <Groups customer={customer} />
        <Addresses customer={customer} />
        <CustomerActs customer={customer} />
      </Stack>
    </Columns>
  </>
)
