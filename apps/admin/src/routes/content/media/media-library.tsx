import { type AdminArgOf, useListMediaQuery } from '@hojreh/api/admin'
import { EmptyState, FilterLinks } from '@hojreh/ui'
import Images from 'lucide-react/icons/images'
import { useSearchParams } from 'react-router-dom'
import { mediaMessages as text } from '../../../features/media/media.messages.ts'
import { MediaShelf } from '../../../features/media/media-shelf.tsx'
import { NewPicture } from '../../../features/media/new-picture.tsx'
import { paths } from '../../../paths.ts'
import { withQuestion } from '../../../shared/list-args.ts'
import { Loaded } from '../../../shared/loading/loaded.tsx'
import { MoreRows } from '../../../shared/more-rows.tsx'
import { PageTitle } from '../../../shared/page-title.tsx'
import { Soft } from '../../../shared/panel.tsx'
import { WordSearch } from '../../../shared/search/word-search.tsx'

const questions = ['q', 'unused', 'after']
const filters = [
  ['', text.filters.all],
  ['1', text.filters.unused],
] as const

/** Pictures that were sent up, wherever they are shown. */
export const Component = () => {
  const [search] = useSearchParams()
  const asked = Object.fromEntries([...search].filter(([name]) => questions.includes(name)))
  const media = useListMediaQuery(asked as AdminArgOf<'listMedia'>, { refetchOnMountOrArgChange: true })
  const isNarrowed = search.size > 0
  return (
    <>
      <PageTitle title={text.title} />
      <Soft as="p">{text.lead}</Soft>
      <WordSearch path={paths['media-library']} label={text.search} hint={text.searchHint} />
      <FilterLinks
        label={text.filter}
        links={filters.map(([unused, label]) => ({
          label,
          href: `${paths['media-library']}?${withQuestion(search, { unused })}`,
          isCurrent: (search.get('unused') ?? '') === unused,
        }))}
      />
      <Loaded query={media}>
        {({ items, total, next }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<Images size={28} />}
              title={isNarrowed ? text.noneTitle : text.emptyTitle}
              text={isNarrowed ? text.none : text.empty}
            />
          ) : (
            <>
              <MediaShelf pictures={items} />
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
      <NewPicture />
    </>
  )
}
