import { useListStaffQuery } from '@hojreh/api/admin'
import { VisuallyHidden } from '@hojreh/ui'
import { Roles } from '../features/roles/roles.tsx'
import { InviteForm } from '../features/staff/invite-form.tsx'
import { MemberCard } from '../features/staff/member-card.tsx'
import { staffMessages as text } from '../features/staff/staff.messages.ts'
import { Cards } from '../shared/cards.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { PageTitle } from '../shared/page-title.tsx'
import { Stack } from '../shared/panel.tsx'

/** The members of the staff, and the invitations. */
export const Component = () => {
  const staff = useListStaffQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageTitle title={text.title} />
      <Loaded query={staff}>
        {(members) => (
          <Stack>
            <InviteForm />
            <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
            <Cards>
              {members.map((member) => (
                <MemberCard key={member.id} member={member} />
              ))}
            </Cards>
            <Roles />
          </Stack>
        )}
      </Loaded>
    </>
  )
}
