import { useRejectQuestionMutation } from '@hojreh/api/admin'
import { hrefOfProduct } from '@hojreh/app'
import type { AskedQuestion } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, Link, StatusChip } from '@hojreh/ui'
import { useState } from 'react'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { AnswerForm } from './answer-form.tsx'
import { questionsMessages as text } from './questions.messages.ts'

const tones = { pending: 'warning', published: 'success', rejected: 'neutral' } as const

/** A question and what may be done with it: answered, which shows it, or rejected. */
export const QuestionCard = ({ question }: { question: AskedQuestion }) => {
  const { id, status, product, authorName, answer, createdAt } = question
  const [reject, rejecting] = useRejectQuestionMutation()
  const [isAnswering, setIsAnswering] = useState(false)
  const act = useAct()
  return (
    <li>
      <Row>
        <b>{authorName}</b>
        <StatusChip tone={tones[status]}>{text.statuses[status]}</StatusChip>
        <Soft>{formatJalaliDateTime(createdAt)}</Soft>
      </Row>
      <Soft>
        <Link href={hrefOfProduct(product.slug)} target="_blank">
          {text.on(product.title)}
        </Link>
      </Soft>
      <p>{question.text}</p>
      {answer && !isAnswering && (
        <p>
          <Soft>{text.answer}: </Soft>
          {answer}
        </p>
      )}
      {isAnswering ? (
        <AnswerForm id={id} answer={answer} onClose={() => setIsAnswering(false)} />
      ) : (
        <Row>
          <Button
            size="small"
            variant={answer === null ? 'contained' : 'text'}
            onClick={() => setIsAnswering(true)}
          >
            {answer === null ? text.writeAnswer : text.editAnswer}
          </Button>
          {status !== 'rejected' && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              loading={rejecting.isLoading}
              onClick={() => void act(reject({ id }), text.rejected)}
            >
              {text.reject}
            </Button>
          )}
        </Row>
      )}
    </li>
  )
}
