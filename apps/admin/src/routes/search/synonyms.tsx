import { type AdminArgOf, useListSynonymsQuery } from '@hojreh/api/admin'
import { Button, EmptyState } from '@hojreh/ui'
import TextSearch from 'lucide-react/icons/text-search'
import { useSearchParams } from 'react-router-dom'
import { missedMessages as missed } from '../../features/synonyms/missed.messages.ts'
import { SynonymRows } from '../../features/synonyms/synonym-rows.tsx'
import { synonymsMessages as text } from '../../features/synonyms/synonyms.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'
import { WordSearch } from '../../shared/search/word-search.tsx'

const questions = ['q', 'after']

/** Words that mean the same to the search. */
export const Component = () => {
  const mayEdit = useMay()('products.edit')
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const synonyms = useListSynonymsQuery(asked as AdminArgOf<'listSynonyms'>, {
    refetchOnMountOrArgChange: true,
  })
  const isNarrowed = search.size > 0
  return (
    <>
      <PageTitle title={text.title}>
        <Button href={paths['missed-searches']} variant="outlined">
          {missed.title}
        </Button>
        {mayEdit && <Button href={paths['synonym-new']}>{text.add}</Button>}
      </PageTitle>
      <Soft>{text.intro}</Soft>
      <WordSearch path={paths.synonyms} label={text.search} hint={text.searchHint} />
      <Loaded query={synonyms}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<TextSearch size={28} />}
              title={isNarrowed ? text.noneTitle : text.emptyTitle}
              text={isNarrowed ? text.none : text.empty}
            />
          ) : (
            <>
              <SynonymRows groups={items} mayEdit={mayEdit} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
