import { EmptyPage } from '@hojreh/app'
import { Button } from '@hojreh/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import SearchX from 'lucide-react/icons/search-x'
import { magazineMessages as text } from './magazine.messages.ts'

/** A list without articles, and a way on. */
export const NoArticles = ({ isSearch }: { isSearch: boolean }) =>
  isSearch ? (
    <EmptyPage
      icon={<SearchX size={28} />}
      title={text.noResultsTitle}
      text={text.noResults}
      actions={<Button href="/blog">{text.allArticles}</Button>}
    />
  ) : (
    <EmptyPage
      icon={<BookOpenText size={28} />}
      title={text.emptyTitle}
      text={text.empty}
      actions={<Button href="/shop">{text.toShop}</Button>}
    />
  )
