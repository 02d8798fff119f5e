import { type AdminArgOf, useListRedirectsQuery } from '@hojreh/api/admin'
import { Button, EmptyState } from '@hojreh/ui'
import Signpost from 'lucide-react/icons/signpost'
import { useSearchParams } from 'react-router-dom'
import { RedirectRows } from '../../features/redirects/redirect-rows.tsx'
import { redirectsMessages as text } from '../../features/redirects/redirects.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { RecordBooks } from '../../shared/record/record-books.tsx'
import { WordSearch } from '../../shared/search/word-search.tsx'

const questions = ['q', 'after']

/** Where old addresses lead. */
export const Component = () => {
  const may = useMay()
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const redirects = useListRedirectsQuery(asked as AdminArgOf<'listRedirects'>, {
    refetchOnMountOrArgChange: true,
  })
  const isNarrowed = search.size > 0
  return (
    <>
      <PageTitle title={text.title}>
        {may('content.publish') && <Button href={paths['redirect-new']}>{text.add}</Button>}
      </PageTitle>
      <WordSearch path={paths.redirects} label={text.search} hint={text.searchHint} />
      <Loaded query={redirects}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Signpost size={28} />}
              title={isNarrowed ? text.noneTitle : text.emptyTitle}
              text={isNarrowed ? text.none : text.empty}
            />
          ) : (
            <>
              <RedirectRows redirects={items} mayEnd={may('content.publish')} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
      <RecordBooks subject="settings:redirects" />
    </>
  )
}
