import type { StaffAction } from '@hojreh/contract/admin'
import { ActiveFilters } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useGo } from '../../shared/go/use-go.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { booksMessages as text } from './books.messages.ts'
import { recordNameOf } from './record-name-of.ts'

/** The one person or record that the books are narrowed to, by the name that their rows have for it. */
export const BooksFilters = ({ actions }: { actions: readonly StaffAction[] }) => {
  const [search] = useSearchParams()
  const go = useGo()
  const labels = {
    staffId: text.by(actions[0]?.staffName ?? text.someone),
    subject: text.about(recordNameOf(search.get('subject') ?? '', actions[0]?.subjectLabel)),
  }
  const filters = (['staffId', 'subject'] as const)
    .filter((name) => search.has(name))
    .map((name) => ({
      key: name,
      label: labels[name],
      onRemove: () => go(`${paths.books}?${withQuestion(search, { [name]: '' })}`),
    }))
  return <ActiveFilters filters={filters} />
}
