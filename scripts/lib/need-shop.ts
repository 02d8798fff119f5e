import { Problem } from './bootstrap.mjs'
import { isReady } from './services.ts'

/** Throws a sentence unless a shop runs at an origin; for commands that measure one. */
export const needShop = async (origin: string): Promise<void> => {
  if (!(await isReady(origin)))
    throw new Problem(
      `There is no shop at ${origin}: start one (npm start), or name another one with -- --origin=http://….`,
    )
}
