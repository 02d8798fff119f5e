import { useListContactMessagesQuery } from '@hojreh/api/admin'
import { EmptyState, FilterLinks } from '@hojreh/ui'
import Mail from 'lucide-react/icons/mail'
import { useSearchParams } from 'react-router-dom'
import { MessageCard } from '../features/messages/message-card.tsx'
import { messagesMessages as text } from '../features/messages/messages.messages.ts'
import { paths } from '../paths.ts'
import { Cards } from '../shared/cards.ts'
import { filterLinksOf } from '../shared/filter-links-of.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { PageTitle } from '../shared/page-title.tsx'

/** Messages from the contact page; the unread ones, unless another filter is chosen. */
export const Component = () => {
  const [search] = useSearchParams()
  const state = search.get('state') ?? 'new'
  const after = search.get('after')
  const messages = useListContactMessagesQuery(
    { ...(state !== 'all' && { state: state as 'new' | 'seen' | 'answered' }), ...(after && { after }) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageTitle title={text.title} />
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.messages, search, 'state', text.filters, 'new')}
      />
      <Loaded query={messages}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState icon={<Mail size={28} />} title={text.emptyTitle} text={text.empty} />
          ) : (
            <>
              <Cards>
                {items.map((message) => (
                  <MessageCard key={message.id} message={message} />
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
