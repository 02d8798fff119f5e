import { useListQuestionsQuery } from '@hojreh/api/react'
import { Button, CommentCard, CommentsNote, Link, Pagination } from '@hojreh/ui'
import { useSearchParams } from 'react-router-dom'
import { hrefOfQuestions, questionsOf, questionsPageOf } from './question-page.ts'
import { questionsMessages as text } from './questions.messages.ts'

/** The answered questions of one page with the way to the others. */
export const QuestionList = ({ productId }: { productId: string }) => {
  const [search] = useSearchParams()
  const { data, error, refetch } = useListQuestionsQuery(questionsOf(productId, search))
  if (!data)
    return error ? (
      <CommentsNote role="alert">
        {text.failed}{' '}
        <Button variant="link" onClick={refetch}>
          {text.retry}
        </Button>
      </CommentsNote>
    ) : null
  if (data.total === 0) return <CommentsNote>{text.empty}</CommentsNote>
  return (
    <>
      {data.items.length === 0 && (
        <CommentsNote>
          {text.noPage} <Link href={hrefOfQuestions(1)}>{text.firstPage}</Link>
        </CommentsNote>
      )}
      {data.items.map((question) => (
        <CommentCard
          key={question.id}
          heading={question.authorName}
          reply={question.answer}
          createdAt={question.createdAt}
        >
          {question.text}
        </CommentCard>
      ))}
      <Pagination
        page={questionsPageOf(search)}
        pageCount={Math.ceil(data.total / data.take)}
        hrefFor={hrefOfQuestions}
      />
    </>
  )
}
