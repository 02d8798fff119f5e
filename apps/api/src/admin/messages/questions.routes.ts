import type { AskedQuestion } from '@hojreh/contract/admin'
import { type QuestionWithProduct, questionRepository } from '../../modules/comment/question.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { answerQuestion, rejectQuestion } from '../../workflows/comments/answer-question.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'question'

const toAsked = ({ question, slug, title }: QuestionWithProduct): AskedQuestion => ({
  id: question.id,
  status: question.status,
  product: { slug, title },
  authorName: question.authorName,
  text: question.text,
  answer: question.answer,
  createdAt: question.createdAt.toISOString(),
})

export const registerAdminQuestions = (
  register: RegisterAdminEndpoint,
  { database: { db } }: Dependencies,
): void => {
  const read = async (id: string): Promise<AskedQuestion> => {
    const row = await questionRepository(db).find(id)
    if (!row) throw new DomainError('not_found')
    return toAsked(row)
  }

  register('listQuestions', async ({ query: { status, after, take } }) => {
    const repository = questionRepository(db)
    const rows = await repository.readNewest(status, take + 1, readCursor(after))
    const { shown, next } = pageOf(rows, take, ({ question }) => ({
      at: question.createdAt,
      id: question.id,
    }))
    return { items: shown.map(toAsked), next, total: await repository.countAll(status) }
  })
  register(
    'answerQuestion',
    async ({ desk, query: { id }, body }) => {
      await answerQuestion(desk, id, body.answer, body.seen)
      return read(id)
    },
    KIND,
  )
  register(
    'rejectQuestion',
    async ({ desk, query: { id } }) => {
      await rejectQuestion(desk, id)
      return read(id)
    },
    KIND,
  )
}
