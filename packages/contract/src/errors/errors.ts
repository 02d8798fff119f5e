import { z } from '../z.ts'
import { errorCodes } from './error-catalogue.ts'

/** The one form of every error response (decisions, section 5). `fields` maps a field's path to its Persian message. */
export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  retryAfterSeconds: z.int().positive().optional().describe('With 429 and `in_queue`: when to try again'),
})
export type ErrorResponse = z.infer<typeof errorResponse>
