import { useListQuestionsQuery } from '@hojreh/api/admin'
import type { AskedQuestion } from '@hojreh/contract/admin'
import { EmptyState, FilterLinks } from '@hojreh/ui'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { useSearchParams } from 'react-router-dom'
import { QuestionCard } from '../features/questions/question-card.tsx'
import { questionsMessages as text } from '../features/questions/questions.messages.ts'
import { paths } from '../paths.ts'
import { Cards } from '../shared/cards.ts'
import { filterLinksOf } from '../shared/filter-links-of.ts'
import { Loaded } from '../shared/loading/loaded.tsx'
import { MoreRows } from '../shared/more-rows.tsx'
import { PageTitle } from '../shared/page-title.tsx'

/** What customers asked about goods; those that wait for an answer, unless others are asked for. */
export const Component = () => {
  const [search] = useSearchParams()
  const status = search.get('status') ?? 'pending'
  const after = search.get('after')
  const questions = useListQuestionsQuery(
    {
      ...(status !== 'all' && { status: status as AskedQuestion['status'] }),
      ...(after && { after }),
    },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      <PageTitle title={text.title} />
      <FilterLinks
        label={text.filter}
        links={filterLinksOf(paths.questions, search, 'status', text.filters, 'pending')}
      />
      <Loaded query={questions}>
        {({ items, total, next }) =>
          total === 0 ? (
            <EmptyState
              icon={<MessageCircleQuestion size={28} />}
              title={text.emptyTitle}
              text={text.empty}
            />
          ) : (
            <>
              <Cards>
                {items.map((question) => (
                  <QuestionCard key={question.id} question={question} />
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
