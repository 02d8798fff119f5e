import { createHash } from 'node:crypto'
import { captchaChallenge } from '@hojreh/contract'
import type { TestApp } from './test-app.ts'

/** The token of a solved challenge, as the widget makes it. */
export const solveCaptcha = async ({ app }: TestApp): Promise<string> => {
  const given = captchaChallenge.parse((await app.inject('/api/captcha/challenge')).json())
  const { maxnumber, ...challenge } = given
  for (let number = 0; number <= maxnumber; number += 1)
    if (createHash('sha256').update(`${given.salt}${number}`).digest('hex') === given.challenge)
      return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  throw new Error('the challenge has no solution')
}

/** Solves the captcha; returns the cookie header of the pass. */
export const captchaCookie = async (shop: TestApp): Promise<string> => {
  const response = await shop.post('/api/captcha', { token: await solveCaptcha(shop) })
  const pass = response.cookies.find(({ name }) => name.endsWith('_captcha'))
  return `${pass?.name}=${pass?.value}`
}
