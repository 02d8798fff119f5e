import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { type QuestionRow, questionRepository } from '../../modules/comment/question.repository.ts'
import { shopTitleOf } from '../../modules/content/shop-facts.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { makeSmsOutbox } from '../../modules/sms/outbox.ts'
import { writeSms } from '../../modules/sms/write-sms.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { takeAnswersTurn } from './take-answers-turn.ts'

const locked = async (tx: Db, id: string): Promise<Locked<QuestionRow>> => {
  const question = await questionRepository(tx).lock(id)
  if (!question) throw new DomainError('not_found')
  return question
}

const deedOf = (question: QuestionRow, after: Partial<QuestionRow>): Deed => ({
  subject: `question:${question.id}`,
  label: question.authorName,
  ...changesOf(question, after),
})

/** Sends an SMS to the asker, unless they left or are blocked. */
const tellAsker = async (
  tx: Db,
  { config, clock }: Pick<Desk, 'config' | 'clock'>,
  { id, customerId }: QuestionRow,
): Promise<void> => {
  const asker = customerId === null ? null : await customerRepository(tx).find(customerId)
  const about = await questionRepository(tx).find(id)
  if (!asker || asker.blockedAt !== null || !about) return
  const { href } = new URL(`/shop/${about.slug}#questions`, config.PUBLIC_ORIGIN)
  const values = { shop: await shopTitleOf(tx, config), product: about.title, link: href }
  await makeSmsOutbox(config.SECRET, clock).send(tx, {
    kind: 'answer',
    phone: asker.phone,
    ...(await writeSms(tx, 'question_answered', values)),
    dedupeKey: `question:${id}`,
  })
}

/**
 * Saves the answer to a question and publishes both; a later answer replaces the first. The asker gets an SMS when the
 * first answer is saved. Throws `not_found`, `edit_conflict`.
 * @param seen the answer that stood there when this one was begun
 */
export const answerQuestion = (
  { actor, config, clock }: Desk,
  id: string,
  answer: string,
  seen?: string | null,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const question = await locked(tx, id)
    const now = clock()
    const turn = { subject: `question:${id}`, was: question.answer, becomes: answer, seen }
    await takeAnswersTurn(tx, { ...turn, by: actor, now })
    const after = { status: 'published', answer } as const
    await questionRepository(tx).update(question, {
      ...after,
      answeredAt: question.answeredAt ?? now,
    })
    if (question.answeredAt === null) await tellAsker(tx, { config, clock }, question)
    book(deedOf(question, after))
  })

/** Takes a question out of sight; a repeated call changes nothing. Throws `not_found`. */
export const rejectQuestion = ({ actor }: Desk, id: string): Promise<void> =>
  actor.write(async (tx, book) => {
    const question = await locked(tx, id)
    const after = { status: 'rejected' } as const
    await questionRepository(tx).update(question, after)
    book(deedOf(question, after))
  })
