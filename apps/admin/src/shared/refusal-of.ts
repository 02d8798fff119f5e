import type { ApiError } from '@hojreh/api'
import type { FieldMessages } from '@hojreh/ui'

/**
 * What a form shows of a refused call: the messages of its fields, or the one message at the field it is about.
 * @param field the form's button shows the message when there is no such field
 */
export const refusalOf = (error: unknown, field = 'form'): FieldMessages => {
  const { fields, message } = error as ApiError
  return fields ?? { [field]: message }
}
