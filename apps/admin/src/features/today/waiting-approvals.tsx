import { useListApprovalsQuery } from '@hojreh/api/admin'
import type { WaitingApproval } from '@hojreh/contract/admin'
import { Link } from '@hojreh/ui'
import { paths } from '../../paths.ts'
import { ageOf } from '../../shared/age.ts'
import { orderHref } from '../../shared/order-href.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { AskedFile } from './asked-file.tsx'
import { todayMessages as text } from './today.messages.ts'

/** Returns the address of the record where the approval is decided. */
const hrefOf = ({ shownAt }: WaitingApproval): string => {
  const [kind, id = ''] = shownAt.split(':')
  if (kind === 'order') return orderHref(id)
  if (kind === 'price-job') return paths['price-jobs']
  return kind === 'settings' ? paths['payment-ways'] : paths.staff
}

const noteOf = ({ isOwn, preparedByName, preparedAt }: WaitingApproval): string =>
  isOwn ? text.ownApproval : text.preparedBy(preparedByName, ageOf(preparedAt, Date.now()))

/** Actions that one member of staff prepared and another one has to approve. */
export const WaitingApprovals = () => {
  const { currentData: approvals = [] } = useListApprovalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (approvals.length === 0) return null
  return (
    <Panel id="approvals">
      <h2>{text.approvals}</h2>
      <Stack>
        {approvals.map((approval) =>
          approval.kind === 'export' ? (
            <AskedFile key={approval.id} approval={approval} note={noteOf(approval)} />
          ) : (
            <Row key={approval.id}>
              <Link href={hrefOf(approval)}>{approval.label}</Link>
              <Soft>{noteOf(approval)}</Soft>
            </Row>
          ),
        )}
      </Stack>
    </Panel>
  )
}
