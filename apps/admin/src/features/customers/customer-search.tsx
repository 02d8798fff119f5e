import { useListCustomerGroupsQuery } from '@hojreh/api/admin'
import { paths } from '../../paths.ts'
import { ListSearch } from '../../shared/search/list-search.tsx'
import { customersMessages as text } from './customers.messages.ts'

/** The search of the customers. */
export const CustomerSearch = () => {
  const { data: groups = [] } = useListCustomerGroupsQuery()
  return (
    <ListSearch
      path={paths.customers}
      label={text.search}
      hint={text.searchHint}
      days={text.days}
      filter={{
        name: 'groupId',
        label: text.group,
        any: text.anyGroup,
        options: groups.map(({ id, name }) => ({ value: id, label: name })),
      }}
    />
  )
}
