import { readFileSync } from 'node:fs'
import { type Span, spansOf } from '@hojreh/server/testing'

const linesOf = (file: string): { path: string; body: string }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    // The last one may be on its way.
    .slice(0, -1)
    .map((line) => JSON.parse(line))

/** All spans that the collector has written so far. */
export const spansIn = (file: string): Span[] =>
  linesOf(file)
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => spansOf(JSON.parse(body)))

/** All failures that were reported so far. */
export const failuresIn = (file: string): Record<string, unknown>[] =>
  linesOf(file)
    .filter(({ path }) => path === '/failures')
    .map(({ body }) => JSON.parse(body))
