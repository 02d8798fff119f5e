import { type AdminArgOf, useListCustomersQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import UserSearch from 'lucide-react/icons/user-search'
import { useSearchParams } from 'react-router-dom'
import { CustomerRows } from '../../features/customers/customer-rows.tsx'
import { CustomerSearch } from '../../features/customers/customer-search.tsx'
import { customersMessages as text } from '../../features/customers/customers.messages.ts'
import { Groups } from '../../features/customers/groups.tsx'
import { paths } from '../../paths.ts'
import { filterLinksOf } from '../../shared/filter-links-of.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const questions = ['q', 'state', 'groupId', 'from', 'to', 'sort', 'after']

const NoCustomers = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={<UserSearch size={28} />}
      title={text.noneTitle}
      text={text.none}
      actions={
        <Button variant="outlined" href={paths.customers}>
          {text.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<UserSearch size={28} />} title={text.emptyTitle} text={text.empty} />
  )

/** The customers, by what one knows of them; all that was asked stands in the address. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const customers = useListCustomersQuery(asked as AdminArgOf<'listCustomers'>, {
    refetchOnMountOrArgChange: true,
  })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title} />
      <CustomerSearch />
      <Groups />
      <FilterLinks
        label={text.state}
        links={filterLinksOf(paths.customers, search, 'state', text.states, 'all')}
      />
      <Loaded query={customers}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <NoCustomers isNarrowed={search.size > 0} />
          ) : (
            <>
              <CustomerRows customers={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
