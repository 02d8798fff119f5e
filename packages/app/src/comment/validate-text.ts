import { fieldMessages, limits } from '@hojreh/contract'

/** Returns what is wrong with a written text; `missing` where there is none. */
export const validateText =
  (missing: string) =>
  (text: string): string | undefined => {
    if (!text.trim()) return missing
    return text.length > limits.commentLength ? fieldMessages.tooLong : undefined
  }
