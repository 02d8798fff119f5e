const sentences = {
  diskFull:
    'دیسک پر است؛ جا باز کنید و دوباره اجرا کنید · The disk is full: free some space and run the command again.',
  databaseAway:
    'پایگاه داده پاسخ نمی‌دهد؛ DATABASE_URL را ببینید · The database does not answer: check DATABASE_URL.',
} as const

/** Codes of the operating system and of PostgreSQL (class 53 and 08 of its error codes). */
const sentenceOfCode: Record<string, string> = {
  ENOSPC: sentences.diskFull,
  53100: sentences.diskFull,
  ECONNREFUSED: sentences.databaseAway,
  ENOTFOUND: sentences.databaseAway,
  '08006': sentences.databaseAway,
}

/** The text of a failed command: a sentence when a person can fix the cause, otherwise the stack. */
export const explainFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const sentence = 'code' in cause && sentenceOfCode[String(cause.code)]
    if (sentence) return sentence
  }
  return error.stack ?? error.message
}
