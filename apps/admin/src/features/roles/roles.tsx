import { useListRolesQuery } from '@hojreh/api/admin'
import { Button, lazyPart } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { Cards } from '../../shared/cards.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { RoleCard } from './role-card.tsx'
import { rolesMessages as text } from './roles.messages.ts'

const EditRoleForm = lazyPart(() => import('./edit-role-form.tsx'), 'EditRoleForm')
const NewRoleForm = lazyPart(() => import('./new-role-form.tsx'), 'NewRoleForm')

/** Roles that the shop put together, beside the given ones. */
export const Roles = () => {
  const roles = useListRolesQuery()
  /** The one that is edited; `new` while one is made. */
  const [edited, setEdited] = useState<string>()
  const close = () => setEdited(undefined)
  return (
    <Panel>
      <h2>{text.title}</h2>
      <Stack>
        <Soft>{text.lead}</Soft>
        <Loaded query={roles}>
          {(items) => (
            <Cards>
              {items.map((role) =>
                role.id === edited ? (
                  <li key={role.id}>
                    <Suspense>
                      <EditRoleForm role={role} onClose={close} />
                    </Suspense>
                  </li>
                ) : (
                  <RoleCard key={role.id} role={role} onEdit={() => setEdited(role.id)} />
                ),
              )}
            </Cards>
          )}
        </Loaded>
        {edited === 'new' ? (
          <Suspense>
            <NewRoleForm onClose={close} />
          </Suspense>
        ) : (
          <Row>
            <Button variant="outlined" onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
