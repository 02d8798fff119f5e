import { useListActionsQuery } from '@hojreh/api/admin'
import { EmptyState, FilterLinks } from '@hojreh/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { useSearchParams } from 'react-router-dom'
import { ActionRows } from '../features/books/action-rows.tsx'
import { booksMessages as text } from '../features/books/books.messages.ts'
import { BooksFilters } from '../features/books/books-filters.tsx'
import { BooksSearch } from '../features/books/books-search.tsx'
import { paths } from '../paths.ts'
import { filterLinksOf } from '../shared/filter-links-of.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { PageTitle } from '../shared/page-title.tsx'
import { Soft } from '../shared/panel.tsx'
import { useRowKeys } from '../shared/use-keys.ts'

const questions = ['outcome', 'call', 'subject', 'staffId', 'from', 'to', 'after']

/** The acts of the staff, newest first. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const actions = useListActionsQuery(asked, { refetchOnMountOrArgChange: true })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        <Soft>{text.lead}</Soft>
      </PageTitle>
      <BooksSearch />
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.books, search, 'outcome', text.filters, 'all')}
      />
      <BooksFilters actions={actions.currentData?.items ?? []} />
      <Loaded query={actions}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState icon={<BookOpenText size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <ActionRows actions={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
