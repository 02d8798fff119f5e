import type { FastifyReply } from 'fastify'
import { DomainError } from '../shared/domain-error.ts'

/** A picture that only the staff sees. Throws `not_found` when there is none. */
export const sendPrivatePicture = (reply: FastifyReply, picture: Buffer | null, name: string): Buffer => {
  if (!picture) throw new DomainError('not_found')
  // Pixels that we encoded ourselves, and still: nothing in it may ever run.
  reply
    .type('image/webp')
    .header('content-disposition', `inline; filename="${name}.webp"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
  return picture
}
