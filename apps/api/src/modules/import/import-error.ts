import { type FileProblem, fileProblems } from './import.messages.ts'

/** The whole file cannot be taken: told in one sentence, and nothing was changed. */
export class ImportFileError extends Error {
  readonly code: FileProblem

  constructor(code: FileProblem, detail = '') {
    super(fileProblems[code].replace('{detail}', detail))
    this.name = 'ImportFileError'
    this.code = code
  }
}
