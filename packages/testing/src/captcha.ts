import { createHash } from 'node:crypto'
import { type Puzzle, solveChallenge } from '@hojreh/app/solve-challenge'
import type { CaptchaChallenge } from '@hojreh/contract'

const SALT = 'salt?expires=4102444800&'

/** A challenge whose number is 7. */
export const captchaChallenge: CaptchaChallenge = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}7`).digest('hex'),
  maxnumber: 50,
  salt: SALT,
  signature: 'signature',
}

/** The token of that challenge once it is solved. */
export const captchaToken = btoa(
  JSON.stringify({
    algorithm: captchaChallenge.algorithm,
    challenge: captchaChallenge.challenge,
    salt: SALT,
    signature: captchaChallenge.signature,
    number: 7,
  }),
)

/** Stands for the browser's `Worker`, which jsdom does not have: solves the captcha in the page. */
export class CaptchaWorker extends EventTarget {
  postMessage(puzzle: Puzzle): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solveChallenge(puzzle) })))
  }

  terminate(): void {
    // Nothing runs on.
  }
}
