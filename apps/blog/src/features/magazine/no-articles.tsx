import { Button, EmptyState } from '@hojreh/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import SearchX from 'lucide-react/icons/search-x'
import { magazineMessages as text } from './magazine.messages.ts'

/** A list without articles, and a way on. */
export const NoArticles = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyState
      icon={<SearchX size={28} />}
      title={text.noResultsTitle}
      text={text.noResults}
      actions={<Button href="/blog">{text.allArticles}</Button>}
    />
  ) : (
    <EmptyState
      icon={<BookOpenText size={28} />}
      title={text.emptyTitle}
      text={text.empty}
      actions={<Button href="/shop">{text.toShop}</Button>}
    />
  )
