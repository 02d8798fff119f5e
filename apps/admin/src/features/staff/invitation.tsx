import type { AdminResponseOf } from '@hojreh/api/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, CopyButton } from '@hojreh/ui'
import { Row, Soft } from '../../shared/panel.tsx'
import { staffMessages as text } from './staff.messages.ts'
import { CodeBox } from './staff.styles.ts'

type InvitationProps = AdminResponseOf<'inviteStaff'> & { onClose: () => void }

/** The code of an invitation that was just made. */
export const Invitation = ({ staff, invitationCode, expiresAt, onClose }: InvitationProps) => (
  <CodeBox role="status">
    <b>{text.invited(staff.name)}</b>
    <Row>
      <code dir="ltr">{invitationCode}</code>
      <CopyButton value={invitationCode} label={text.copyCode} />
    </Row>
    <Soft>
      {text.invitedLead} {text.until(formatJalaliDateTime(expiresAt))}
    </Soft>
    <Row>
      <Button size="small" variant="outlined" onClick={onClose}>
        {text.close}
      </Button>
    </Row>
  </CodeBox>
)
