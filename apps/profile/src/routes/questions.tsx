import { useListOwnQuestionsQuery } from '@hojreh/api/react'
import { Head, pageIn } from '@hojreh/app'
import { VisuallyHidden } from '@hojreh/ui'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { useSearchParams } from 'react-router-dom'
import { CommentsSkeleton } from '../features/comments/comments-skeleton.tsx'
import { SaidLinks } from '../features/comments/said-links.tsx'
import { OwnQuestion } from '../features/questions/own-question.tsx'
import { questionsMessages as text } from '../features/questions/questions.messages.ts'
import { paths } from '../paths.ts'
import { PagedList } from '../shared/paged-list.tsx'
import { PageHeader, Stack } from '../shared/panel.tsx'

/** What the customer asked the shop, newest first, with the answers. */
export const Component = () => {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const questions = useListOwnQuestionsQuery({ pageId: page }, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Head title={text.title} isHiddenFromSearch />
      <PageHeader>
        <h1>{text.title}</h1>
      </PageHeader>
      <SaidLinks current="questions" />
      <PagedList
        query={questions}
        page={page}
        path={paths.questions}
        icon={<MessageCircleQuestionMark size={28} />}
        text={text}
        next={{ href: '/shop', label: text.toShop }}
        skeleton={<CommentsSkeleton />}
      >
        {(items) => (
          <>
            <VisuallyHidden as="h2">{text.list}</VisuallyHidden>
            <Stack>
              {items.map((question) => (
                <OwnQuestion key={question.id} question={question} />
              ))}
            </Stack>
          </>
        )}
      </PagedList>
    </>
  )
}
