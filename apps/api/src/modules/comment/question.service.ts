import type { EndpointResponse, endpoints, OwnQuestion, Question } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { commentRepository } from './comment.repository.ts'
import { type Page, rangeOf } from './comment.service.ts'
import { type QuestionRow, type QuestionWithProduct, questionRepository } from './question.repository.ts'

const toQuestion = ({ id, authorName, text, answer, createdAt }: QuestionRow): Question => ({
  id,
  authorName,
  text,
  answer: answer ?? '',
  createdAt: createdAt.toISOString(),
})

const toOwnQuestion = ({ question, slug, title }: QuestionWithProduct): OwnQuestion => ({
  id: question.id,
  status: question.status,
  product: { slug, title },
  text: question.text,
  answer: question.answer,
  createdAt: question.createdAt.toISOString(),
})

/** Answered questions on a product that visitors see; throws `not_found` for any other. */
export const listQuestions = async (
  db: Db,
  { productId, ...page }: { productId: string } & Page,
): Promise<EndpointResponse<typeof endpoints.listQuestions>> => {
  if (!(await commentRepository(db).hasSubject({ productId }))) throw new DomainError('not_found')
  const repository = questionRepository(db)
  const rows = await repository.readShown(productId, rangeOf(page))
  return { items: rows.map(toQuestion), total: await repository.countShown(productId), ...page }
}

/** Returns a page of the questions that a customer asked, whatever their status. */
export const listOwnQuestions = async (
  db: Db,
  customerId: string,
  page: Page,
): Promise<EndpointResponse<typeof endpoints.listOwnQuestions>> => {
  const repository = questionRepository(db)
  const rows = await repository.readOfCustomer(customerId, rangeOf(page))
  return { items: rows.map(toOwnQuestion), total: await repository.countOfCustomer(customerId), ...page }
}
