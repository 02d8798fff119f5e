import { useListQuestionsQuery } from '@hojreh/api/react'
import { CommentsLayout, lazyPart } from '@hojreh/ui'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QuestionList } from './question-list.tsx'
import { questionsId, questionsOf } from './question-page.ts'
import { questionsMessages as text } from './questions.messages.ts'

const QuestionEditor = lazyPart(() => import('./question-editor.tsx'), 'QuestionEditor')

/** Answered questions on a product, and a form for one's own. */
export const QuestionSection = ({ productId }: { productId: string }) => {
  const [isAsking, setIsAsking] = useState(false)
  const [search] = useSearchParams()
  const { data } = useListQuestionsQuery(questionsOf(productId, search))
  return (
    <CommentsLayout
      id={questionsId}
      title={text.title}
      count={data && data.total > 0 ? text.count(data.total) : undefined}
      writeLabel={text.ask}
      onWrite={() => setIsAsking(true)}
      form={
        isAsking && (
          <Suspense fallback={null}>
            <QuestionEditor productId={productId} onClose={() => setIsAsking(false)} />
          </Suspense>
        )
      }
    >
      <QuestionList productId={productId} />
    </CommentsLayout>
  )
}
