import { type WxrProblem, wxrProblems } from './wxr.messages.ts'

/** The whole file cannot be taken: told in one sentence, and nothing was changed. */
export class WxrFileError extends Error {
  readonly code: WxrProblem

  constructor(code: WxrProblem, detail = '') {
    super(wxrProblems[code].replace('{detail}', detail))
    this.name = 'WxrFileError'
    this.code = code
  }
}
