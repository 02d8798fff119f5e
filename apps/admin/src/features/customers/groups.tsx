import {
  useAddCustomerGroupMutation,
  useListCustomerGroupsQuery,
  useRenameCustomerGroupMutation,
} from '@hojreh/api/admin'
import { toastShown } from '@hojreh/auth'
import { limits } from '@hojreh/contract'
import { formatNumber } from '@hojreh/persian'
import { Disclosure, FilterLinks } from '@hojreh/ui'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useMay } from '../../shared/me.ts'
import { Stack } from '../../shared/panel.tsx'
import { customersMessages as text } from './customers.messages.ts'
import { GroupForm } from './group-form.tsx'

/** The groups, each a link to its customers; staff with `customers.group` add and rename them. */
export const Groups = () => {
  const [search] = useSearchParams()
  const { data: groups } = useListCustomerGroupsQuery()
  const [add] = useAddCustomerGroupMutation()
  const [rename] = useRenameCustomerGroupMutation()
  const dispatch = useDispatch()
  const may = useMay()
  // Waits for the groups: the disclosure starts open only if the address names one of them.
  if (!groups) return null
  const current = groups.find(({ id }) => id === search.get('groupId'))
  const tell = <Outcome extends { error?: unknown }>(outcome: Outcome, title: string) => {
    if (!outcome.error) dispatch(toastShown({ kind: 'success', title, lifeMs: limits.toastLifeMs.auth }))
    return outcome
  }
  if (groups.length === 0 && !may('customers.group')) return null
  return (
    <Disclosure title={text.groups} isOpen={current !== undefined} headingLevel={2}>
      <Stack>
        {groups.length > 0 && (
          <FilterLinks
            label={text.groups}
            links={groups.map(({ id, name, customers }) => ({
              label: text.inGroup(name, formatNumber(customers)),
              href: `${paths.customers}?groupId=${id}`,
              isCurrent: id === current?.id,
            }))}
          />
        )}
        {may('customers.group') && (
          <>
            {current && (
              <GroupForm
                key={current.id}
                label={text.renameOf(current.name)}
                name={current.name}
                act={text.rename}
                send={async (body) =>
                  tell(await rename({ query: { id: current.id }, body }), text.groupRenamed)
                }
              />
            )}
            <GroupForm
              label={text.groupName}
              act={text.addGroup}
              send={async (body) => tell(await add(body), text.groupAdded)}
            />
          </>
        )}
      </Stack>
    </Disclosure>
  )
}
