import { type AdminArgOf, useListMakersQuery } from '@hojreh/api/admin'
import { Button, EmptyState } from '@hojreh/ui'
import Hammer from 'lucide-react/icons/hammer'
import { useSearchParams } from 'react-router-dom'
import { MakerRows } from '../../features/makers/maker-rows.tsx'
import { makersMessages as text } from '../../features/makers/makers.messages.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useMay } from '../../shared/me.ts'
import { MoreRows } from '../../shared/more-rows.tsx'
import { PageTitle } from '../../shared/page-title.tsx'
import { Soft } from '../../shared/panel.tsx'
import { WordSearch } from '../../shared/search/word-search.tsx'
import { useRowKeys } from '../../shared/use-keys.ts'

const questions = ['q', 'after']

/** The makers of the goods. */
export const Component = () => {
  const may = useMay()
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const makers = useListMakersQuery(asked as AdminArgOf<'listMakers'>, { refetchOnMountOrArgChange: true })
  useRowKeys()
  const isNarrowed = search.size > 0
  return (
    <>
      <PageTitle title={text.title}>
        {may('products.edit') && (
          <Button href={paths['maker-new']} size="small">
            {text.add}
          </Button>
        )}
      </PageTitle>
      <Soft>{text.lead}</Soft>
      <WordSearch path={paths.makers} label={text.search} hint={text.searchHint} />
      <Loaded query={makers}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Hammer size={28} />}
              title={isNarrowed ? text.noneTitle : text.emptyTitle}
              text={isNarrowed ? text.none : text.empty}
            />
          ) : (
            <>
              <MakerRows makers={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
