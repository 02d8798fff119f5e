import {
  useListCustomerGroupsQuery,
  usePutIntoGroupMutation,
  useTakeOutOfGroupMutation,
} from '@hojreh/api/admin'
import type { CustomerRecord } from '@hojreh/contract/admin'
import { Button, Select, StatusChip } from '@hojreh/ui'
import X from 'lucide-react/icons/x'
import { useAct } from '../../shared/acts/use-act.ts'
import { useMay } from '../../shared/me.ts'
import { Panel, Row, Soft, Stack } from '../../shared/panel.tsx'
import { customerMessages as text } from './customer.messages.ts'

/** The groups of a customer; staff with `customers.group` add and remove them. */
export const Groups = ({ customer: { id, groups } }: { customer: CustomerRecord }) => {
  const { data: all = [] } = useListCustomerGroupsQuery()
  const [put, putting] = usePutIntoGroupMutation()
  const [takeOut, taking] = useTakeOutOfGroupMutation()
  const act = useAct()
  const may = useMay()
  const others = all.filter((group) => groups.every((own) => own.id !== group.id))
  const isBusy = putting.isLoading || taking.isLoading
  return (
    <Panel>
      <h2>{text.groups}</h2>
      <Stack>
        {groups.length === 0 && <Soft>{text.noGroups}</Soft>}
        <Row>
          {groups.map((group) =>
            may('customers.group') ? (
              <Button
                key={group.id}
                variant="outlined"
                size="small"
                disabled={isBusy}
                aria-label={text.takeOut(group.name)}
                endIcon={<X size={16} aria-hidden="true" />}
                onClick={() =>
                  void act(takeOut({ query: { id }, body: { groupId: group.id } }), text.takenOut)
                }
              >
                {group.name}
              </Button>
            ) : (
              <StatusChip key={group.id} tone="neutral">
                {group.name}
              </StatusChip>
            ),
          )}
        </Row>
        {may('customers.group') && others.length > 0 && (
          <Select
            // Remounted after each change: a chosen group is then among the groups of the customer.
            key={groups.length}
            name="group"
            label={text.putInto}
            placeholder={text.choose}
            options={others.map((group) => ({ value: group.id, label: group.name }))}
            hasNote={false}
            value=""
            disabled={isBusy}
            onChange={(groupId) => void act(put({ query: { id }, body: { groupId } }), text.putDone)}
          />
        )}
      </Stack>
    </Panel>
  )
}
