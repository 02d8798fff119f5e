import { useListCommentsQuery } from '@hojreh/api/admin'
import type { ReviewedComment } from '@hojreh/contract/admin'
import { EmptyState, FilterLinks } from '@hojreh/ui'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useSearchParams } from 'react-router-dom'
import { CommentCard } from '../features/comments/comment-card.tsx'
import { commentsMessages as text } from '../features/comments/comments.messages.ts'
import { paths } from '../paths.ts'
import { Cards } from '../shared/cards.ts'
import { filterLinksOf } from '../shared/filter-links-of.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { PageTitle } from '../shared/page-title.tsx'

/** Comments on goods and articles; those that wait, unless others are asked for. */
export const Component = () => {
  const [search] = useSearchParams()
  const status = search.get('status') ?? 'pending'
  const after = search.get('after')
  const comments = useListCommentsQuery(
    {
      ...(status !== 'all' && { status: status as ReviewedComment['status'] }),
      ...(after && { after }),
    },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageTitle title={text.title} />
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.comments, search, 'status', text.filters, 'pending')}
      />
      <Loaded query={comments}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<MessageSquareText size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <Cards>
                {items.map((comment) => (
                  <CommentCard key={comment.id} comment={comment} />
                ))}
              </Cards>
              <MoreRows total={total} next={next} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
