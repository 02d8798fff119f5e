import { adminEndpoints } from '@hojreh/contract/admin'
import { expect, it } from 'vitest'
import { actNames } from './act-names.ts'

it('every act has a name that people read in the books', () => {
  const acts = Object.entries(adminEndpoints).flatMap(([name, { method }]) =>
    method === 'POST' ? [name] : [],
  )
  expect(acts.filter((name) => actNames[name] === undefined)).toEqual([])
})

it.each(['applyOffer', 'showScheduled', 'runPriceJob', 'runWooImport'])(
  'so has what the shop does by itself: %s',
  (name) => {
    expect(actNames[name]).toMatch(/^[\u0600-\u06FF]/)
  },
)
