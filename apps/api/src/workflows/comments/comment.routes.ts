import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint, registerEndpoint } from '../../http/register-endpoint.ts'
import { commentMessages } from '../../modules/comment/comment.messages.ts'
import { commentRepository } from '../../modules/comment/comment.repository.ts'
import { listComments, listOwnComments } from '../../modules/comment/comment.service.ts'
import { listOwnQuestions, listQuestions } from '../../modules/comment/question.service.ts'
import { reviewRequestRepository } from '../../modules/comment/review-request.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { addComment } from './add-comment.ts'
import { addQuestion } from './add-question.ts'
import { deleteOwnComment } from './moderate-comment.ts'
import { voteForComment } from './vote-for-comment.ts'

export const registerComments = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies.database
  registerContentEndpoint(app, endpoints.listComments, (query) => listComments(db, query))
  registerEndpoint(app, endpoints.addComment, async ({ customer, body }) => {
    await addComment(dependencies, customer, body)
    return { success: true as const, message: commentMessages.received }
  })
  registerContentEndpoint(app, endpoints.listQuestions, (query) => listQuestions(db, query))
  registerEndpoint(app, endpoints.addQuestion, async ({ customer, body }) => {
    await addQuestion(dependencies, customer, body)
    return { success: true as const, message: commentMessages.questionReceived }
  })
  registerEndpoint(app, endpoints.getCommentVotes, ({ customer: { customerId }, query }) =>
    commentRepository(db).readStanding(customerId, query),
  )
  registerEndpoint(app, endpoints.voteForComment, async ({ customer, body }) => ({
    success: true as const,
    helpfulCount: await voteForComment(dependencies, customer, body),
  }))
  registerEndpoint(app, endpoints.getReviewRequests, async ({ customer: { customerId } }) => ({
    isAsked: await reviewRequestRepository(db).isAsked(customerId),
  }))
  registerEndpoint(app, endpoints.setReviewRequests, async ({ customer, body: { isAsked } }) => {
    await customer.write((tx) =>
      reviewRequestRepository(tx).setAsked(customer.customerId, isAsked, dependencies.clock()),
    )
    return { success: true as const }
  })
  registerEndpoint(app, endpoints.listOwnComments, ({ customer: { customerId }, query }) =>
    listOwnComments(db, customerId, query),
  )
  registerEndpoint(app, endpoints.listOwnQuestions, ({ customer: { customerId }, query }) =>
    listOwnQuestions(db, customerId, query),
  )
  registerEndpoint(app, endpoints.deleteComment, async ({ customer, query }) => {
    await deleteOwnComment(dependencies, customer, query.id)
    return { success: true as const }
  })
}
