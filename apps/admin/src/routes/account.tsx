import { useListStaffSessionsQuery } from '@hojreh/api/admin'
import { formatJalaliDateTime, toPersianDigits } from '@hojreh/persian'
import { accountMessages as text } from '../features/account/account.messages.ts'
import { OrderSound } from '../features/account/order-sound.tsx'
import { Passkeys } from '../features/account/passkeys.tsx'
import { SessionCard } from '../features/account/session-card.tsx'
import { Cards } from '../shared/cards.ts'
import { Fact, Facts } from '../shared/facts.tsx'
import { Loaded } from '../shared/loading/loaded.tsx'
import { useMay, useMe } from '../shared/me.ts'
import { PageTitle } from '../shared/page-title.tsx'
import { Panel, Soft, Stack } from '../shared/panel.tsx'
import { roleNameOf } from '../shared/roles/roles.ts'

/** The member's own account: name, role, and where they are signed in. */
export const Component = () => {
  const { staff, endsAt, idleAfterSeconds } = useMe()
  const mayHear = useMay()('orders.view')
  const sessions = useListStaffSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Stack>
        <Panel>
          <h2>{staff.name}</h2>
          <Facts>
            <Fact label={text.role}>{roleNameOf(staff)}</Fact>
            <Fact label={text.phone}>
              <bdi dir="ltr">{toPersianDigits(staff.phone)}</bdi>
            </Fact>
            <Fact label={text.endsAt}>{formatJalaliDateTime(endsAt)}</Fact>
          </Facts>
          <Soft>{text.idle(toPersianDigits(Math.round(idleAfterSeconds / 60)))}</Soft>
        </Panel>
        {mayHear && <OrderSound />}
        <Passkeys />
        <h2>{text.sessions}</h2>
        <Loaded query={sessions}>
          {(items) => (
            <Cards>
              {items.map((session) => (
                <SessionCard key={session.id} session={session} />
              ))}
            </Cards>
          )}
        </Loaded>
      </Stack>
    </>
  )
}
