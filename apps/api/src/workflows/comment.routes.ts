import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall, registerContentCall } from '../http/register-call.ts'
import { commentMessages } from '../modules/comment/comment.messages.ts'
import { listComments, listOwnComments } from '../modules/comment/comment.service.ts'
import type { Dependencies } from '../shared/dependencies.ts'
import { addComment } from './add-comment.ts'
import { deleteOwnComment } from './moderate-comment.ts'

export const registerComments = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies.database
  registerContentCall(app, calls.listComments, (query) => listComments(db, query))
  registerCall(app, calls.addComment, async ({ customer, body }) => {
    await addComment(dependencies, customer, body)
    return { success: true as const, message: commentMessages.received }
  })
  registerCall(app, calls.listOwnComments, ({ customer: { customerId }, query }) =>
    listOwnComments(db, customerId, query),
  )
  registerCall(app, calls.deleteComment, async ({ customer, query }) => {
    await deleteOwnComment(customer, query.id)
    return { success: true as const }
  })
}
