import {
  useEndSessionsOfStaffMutation,
  useRemoveStaffMutation,
  useSetStaffRoleMutation,
} from '@hojreh/api/admin'
import type { StaffRow } from '@hojreh/contract/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { Button, Link, Select, StatusChip } from '@hojreh/ui'
import { AskingButton } from '../../shared/acts/asking-button.tsx'
import { useAct } from '../../shared/acts/use-act.ts'
import { useMe } from '../../shared/me.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { booksHref } from '../../shared/record/record-pages.ts'
import { roleNameOf } from '../../shared/roles/roles.ts'
import { useRoleOptions } from '../../shared/roles/use-role-options.ts'
import { MakeOwner, WaitingOwner } from './new-owner.tsx'
import { staffMessages as text } from './staff.messages.ts'
import { RoleSelect } from './staff.styles.ts'

const Seen = ({ member }: { member: StaffRow }) => (
  <Soft>
    {member.invitedUntil && member.state === 'invited'
      ? text.until(formatJalaliDateTime(member.invitedUntil))
      : member.lastSeenAt
        ? text.seen(formatJalaliDateTime(member.lastSeenAt))
        : text.never}
    {member.sessions > 0 && `، ${text.sessions(toPersianDigits(member.sessions))}`}
  </Soft>
)

const MemberActs = ({
  member: { id, name, role, ownRole, sessions, state, ownerApproval },
}: {
  member: StaffRow
}) => {
  const [setRole, changing] = useSetStaffRoleMutation()
  const [endSessions, ending] = useEndSessionsOfStaffMutation()
  const [remove, removing] = useRemoveStaffMutation()
  const roles = useRoleOptions()
  const act = useAct()
  const changeRole = (next: string) =>
    void act(setRole({ query: { id }, body: { role: next } }), text.roleChanged)
  const question = {
    title: text.removeTitle(name),
    text: text.removeText,
    confirmLabel: text.removeYes,
    cancelLabel: text.removeNo,
    isDangerous: true,
  }
  return (
    <Row>
      {role !== 'owner' && state === 'active' && (
        <RoleSelect>
          <Select
            name={`role-${id}`}
            label={text.roleOf(name)}
            options={roles}
            hasNote={false}
            value={ownRole?.id ?? role}
            disabled={changing.isLoading}
            onChange={changeRole}
          />
        </RoleSelect>
      )}
      {role !== 'owner' && state === 'active' && !ownerApproval && <MakeOwner id={id} name={name} />}
      {sessions > 0 && (
        <Button
          size="small"
          variant="outlined"
          loading={ending.isLoading}
          onClick={() => void act(endSessions({ id }), text.sessionsEnded)}
        >
          {text.endSessions}
        </Button>
      )}
      <AskingButton
        variant="text"
        color="error"
        loading={removing.isLoading}
        question={question}
        act={() => remove({ id })}
        done={text.removed}
      >
        {text.remove}
      </AskingButton>
    </Row>
  )
}

/** A member of staff, with the acts that an owner may take. Members cannot end their own membership here. */
export const MemberCard = ({ member }: { member: StaffRow }) => {
  const { staff } = useMe()
  const isOneself = member.id === staff.id
  return (
    <li>
      <Row>
        <b>{member.name}</b>
        <StatusChip tone={member.state === 'invited' ? 'warning' : 'neutral'}>
          {member.state === 'invited' ? text.states.invited : roleNameOf(member)}
        </StatusChip>
        {isOneself && <StatusChip tone="info">{text.you}</StatusChip>}
        <bdi dir="ltr">{toPersianDigits(member.phone)}</bdi>
      </Row>
      <Row>
        <Link href={booksHref({ staffId: member.id })}>{text.actsBy(member.name)}</Link>
        <Link href={booksHref({ subject: `staff:${member.id}` })}>{text.actsAbout(member.name)}</Link>
      </Row>
      <Seen member={member} />
      {member.ownerApproval && <WaitingOwner id={member.id} approval={member.ownerApproval} />}
      {!isOneself && <MemberActs member={member} />}
    </li>
  )
}
