import { type AdminArgOf, useListMissedSearchesQuery } from '@hojreh/api/admin'
import { EmptyState, FilterLinks, Link } from '@hojreh/ui'
import TextSearch from 'lucide-react/icons/text-search'
import { useSearchParams } from 'react-router-dom'
import { missedMessages as text } from '../../features/synonyms/missed.messages.ts'
import { MissedRows } from '../../features/synonyms/missed-rows.tsx'
import { paths } from '../../paths.ts'
import { filterLinksOf } from '../../shared/filter-links-of.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'

const questions = ['days', 'after']

/** What shoppers searched for in vain. */
export const Component = () => {
  const mayEdit = useMay()('products.edit')
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const missed = useListMissedSearchesQuery(asked as AdminArgOf<'listMissedSearches'>, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <>
      <Link href={paths.synonyms}>
        <Soft>{text.back}</Soft>
      </Link>
      <PageTitle title={text.title} />
      <Soft>{text.intro}</Soft>
      <FilterLinks
        label={text.list}
        links={filterLinksOf(paths['missed-searches'], search, 'days', text.days, '30')}
      />
      <Loaded query={missed}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState icon={<TextSearch size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <MissedRows searches={items} mayEdit={mayEdit} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
