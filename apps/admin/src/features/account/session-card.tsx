import { useEndStaffSessionMutation } from '@hojreh/api/admin'
import type { StaffSession } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, StatusChip } from '@hojreh/ui'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { accountMessages as text } from './account.messages.ts'

/** Where one is signed in. This very session ends by signing out. */
export const SessionCard = ({ session }: { session: StaffSession }) => {
  const [end, { isLoading }] = useEndStaffSessionMutation()
  const act = useAct()
  return (
    <li>
      <Row>
        <bdi>{session.userAgent}</bdi>
        {session.isCurrent && <StatusChip tone="success">{text.current}</StatusChip>}
      </Row>
      <Soft>
        <bdi>{session.ip}</bdi>، {text.begun(formatJalaliDateTime(session.createdAt))}،{' '}
        {text.seen(formatJalaliDateTime(session.lastSeenAt))}
      </Soft>
      {!session.isCurrent && (
        <Row>
          <Button
            size="small"
            variant="outlined"
            loading={isLoading}
            onClick={() => void act(end({ id: session.id }), text.ended)}
          >
            {text.end}
          </Button>
        </Row>
      )}
    </li>
  )
}
