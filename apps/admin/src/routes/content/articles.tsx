import { type AdminArgOf, useListArticlesQuery } from '@hojreh/api/admin'
import { Button, EmptyState, FilterLinks } from '@hojreh/ui'
import Newspaper from 'lucide-react/icons/newspaper'
import { useSearchParams } from 'react-router-dom'
import { ArticleRows } from '../../features/articles/article-rows.tsx'
import { articlesMessages as text } from '../../features/articles/articles.messages.ts'
import { paths } from '../../paths.ts'
import { withQuestion } from '../../shared/list-args.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { WordSearch } from '../../shared/search/word-search.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const questions = ['q', 'state', 'after']
const states = ['', 'draft', 'scheduled', 'published'] as const

const NoArticles = ({ isNarrowed }: { isNarrowed: boolean }) => (
  <EmptyState
    icon={<Newspaper size={28} />}
    title={isNarrowed ? text.noneTitle : text.emptyTitle}
    text={isNarrowed ? text.none : text.empty}
  />
)

/** The articles of the blog: drafts, those of a later day, and what readers see. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const articles = useListArticlesQuery(asked as AdminArgOf<'listArticles'>, {
    refetchOnMountOrArgChange: true,
  })
  useRowKeys()
  return (
    <>
      <PageTitle title={text.title}>
        <Button href={paths.authors} variant="outlined" size="small">
          {text.authors}
        </Button>
        <Button href={paths['article-new']} size="small">
          {text.add}
        </Button>
      </PageTitle>
      <WordSearch path={paths.articles} label={text.search} hint={text.searchHint} />
      <FilterLinks
        label={text.filter}
        links={states.map((state) => ({
          label: text.filters[state || 'all'],
          href: `${paths.articles}?${withQuestion(search, { state })}`,
          isCurrent: (search.get('state') ?? '') === state,
        }))}
      />
      <Loaded query={articles}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <NoArticles isNarrowed={search.size > 0} />
          ) : (
            <>
              <ArticleRows articles={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
