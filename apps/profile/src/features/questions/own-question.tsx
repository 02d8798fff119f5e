import { hrefOfProduct } from '@hojreh/app'
import type { OwnQuestion as Own } from '@hojreh/contract'
import { CommentCard, Link, StatusChip } from '@hojreh/ui'
import { questionsMessages as text } from './questions.messages.ts'

/** A question of the customer: what it is about, where it stands, and what the shop answered. */
export const OwnQuestion = ({ question }: { question: Own }) => {
  const { product, status, answer, createdAt } = question
  const { label, tone } = text.statuses[status]
  return (
    <CommentCard
      heading={
        <>
          {text.about} <Link href={hrefOfProduct(product.slug)}>{product.title}</Link>
        </>
      }
      status={<StatusChip tone={tone}>{label}</StatusChip>}
      reply={answer}
      createdAt={createdAt}
    >
      {question.text}
    </CommentCard>
  )
}
