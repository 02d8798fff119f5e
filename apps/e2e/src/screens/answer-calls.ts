import { calls } from '@hojreh/contract'
import type { BrowserContext, Route } from '@playwright/test'
import type { Answers, NoAnswer } from './screen.types.ts'

const isNoAnswer = (answer: unknown): answer is NoAnswer =>
  answer === 'never' || (typeof answer === 'object' && answer !== null && 'failsWith' in answer)

const failure = (status: number) => ({
  status,
  json: {
    success: false,
    code: 'internal_error',
    message: 'خطایی رخ داد؛ کمی بعد دوباره امتحان کنید',
    requestId: '6f1c2d3e-0000-4000-8000-000000000000',
  },
})

const colorOf = (url: string): string => /screen-([0-9a-f]{6})\.svg/.exec(url)?.[1] ?? '888888'

/** Answers calls in the place of the server. An answer that the contract does not know is a mistake of the table. */
export const answerCalls = async (context: BrowserContext, answers: Answers): Promise<void> => {
  for (const [name, answer] of Object.entries(answers)) {
    const { path, method, answer: schema } = calls[name as keyof typeof calls]
    const json = isNoAnswer(answer) ? null : schema.parse(answer)
    const reply = (route: Route): Promise<void> => {
      if (route.request().method() !== method) return route.fallback()
      if (!isNoAnswer(answer)) return route.fulfill({ json })
      return answer === 'never' ? Promise.resolve() : route.fulfill(failure(answer.failsWith))
    }
    await context.route((url) => url.pathname === path, reply)
  }
  await context.route(/\/api\/media\/screen-/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#${colorOf(route.request().url())}" d="M0 0h8v8H0z"/><path fill="#fff" fill-opacity=".35" d="M2 8V4a2 2.6 0 0 1 4 0v4z"/></svg>`,
    }),
  )
}
