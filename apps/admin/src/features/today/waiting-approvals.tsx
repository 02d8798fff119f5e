import { useListApprovalsQuery } from '@hojreh/api/admin'
import type { WaitingApproval } from '@hojreh/contract/admin'
import { Link } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { ageOf } from '../../shared/age.ts'
import { orderHref } from '../../shared/order-href.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { todayMessages as text } from './today.messages.ts'

/** The record with the decision. */
const hrefOf = ({ shownAt }: WaitingApproval): string => {
  const [kind, id = ''] = shownAt.split(':')
  if (kind === 'order') return orderHref(id)
  if (kind === 'price-job') return paths['price-jobs']
  return kind === 'settings' ? paths['payment-ways'] : paths.staff
}

/** What somebody prepared and a second person has to allow. */
export const WaitingApprovals = () => {
  const { currentData: approvals = [] } = useListApprovalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (approvals.length === 0) return null
  return (
    <Panel id="approvals">
      <h2>{text.approvals}</h2>
      <Stack>
        {approvals.map((approval) => (
          <Row key={approval.id}>
            <Link href={hrefOf(approval)}>{approval.label}</Link>
            <Soft>
              {approval.isOwn
                ? text.ownApproval
                : text.preparedBy(approval.preparedByName, ageOf(approval.preparedAt, Date.now()))}
            </Soft>
          </Row>
        ))}
      </Stack>
    </Panel>
  )
}
