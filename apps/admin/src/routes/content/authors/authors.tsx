import { type AdminArgOf, useListAuthorsQuery } from '@hojreh/api/admin'
import { Button, EmptyState, Link } from '@hojreh/ui'
import PenLine from 'lucide-react/icons/pen-line'
import { useSearchParams } from 'react-router-dom'
import { AuthorRows } from '../../../features/authors/author-rows.tsx'
import { authorsMessages as text } from '../../../features/authors/authors.messages.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { MoreRows } from '../../../shared/more-rows.tsx'
import { PageTitle } from '../../../shared/page-title.tsx'
import { Soft } from '../../../shared/panel.tsx'
import { WordSearch } from '../../../shared/search/word-search.tsx'
import { useRowKeys } from '../../../shared/use-keys.ts'

const questions = ['q', 'after']

/** The authors of the articles. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const authors = useListAuthorsQuery(asked as AdminArgOf<'listAuthors'>, { refetchOnMountOrArgChange: true })
  useRowKeys()
  const isNarrowed = search.size > 0
  return (
    <>
      <Link href={paths.articles}>
        <Soft>{text.toArticles}</Soft>
      </Link>
      <PageTitle title={text.title}>
        <Button href={paths['author-new']} size="small">
          {text.add}
        </Button>
      </PageTitle>
      <Soft>{text.lead}</Soft>
      <WordSearch path={paths.authors} label={text.search} hint={text.searchHint} />
      <Loaded query={authors}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<PenLine size={28} />}
              title={isNarrowed ? text.noneTitle : text.emptyTitle}
              text={isNarrowed ? text.none : text.empty}
            />
          ) : (
            <>
              <AuthorRows authors={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
