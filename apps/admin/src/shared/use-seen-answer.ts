import type { ApiError } from '@hojreh/api'
import type { FieldMessages } from '@hojreh/ui'
import { useState } from 'react'
import { refusalOf } from './refusal-of.ts'

/**
 * For a form that answers something: it begins with the answer that stands there, whatever a colleague writes meanwhile,
 * and says which one it saw. A member who was told of a colleague's answer and sends theirs again has chosen: then it
 * says nothing.
 */
export const useSeenAnswer = (answer: string | null) => {
  const [began] = useState(answer)
  const [isTold, setIsTold] = useState(false)
  /** Returns what the form shows of a refused call. */
  const note = (error: unknown, field: string): FieldMessages => {
    if ((error as ApiError).code === 'edit_conflict') setIsTold(true)
    return refusalOf(error, field)
  }
  return { began, seen: isTold ? undefined : began, note }
}
