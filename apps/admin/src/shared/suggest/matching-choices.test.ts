import { expect, it } from 'vitest'
import { matchingChoices } from './matching-choices.ts'

const brands = ['نگارستان', 'مینای کاشان', 'مینا']

it.each([
  ['', brands],
  ['مينا', ['مینای کاشان', 'مینا']],
  ['نگار\u200cستان', ['نگارستان']],
  ['نگار', ['نگارستان', 'نگار']],
  ['زری', ['زری']],
])(
  '%j offers %j: a new name is offered as itself, another spelling of a known one is not',
  (typed, offered) => {
    expect(matchingChoices(brands, typed)).toEqual(offered)
  },
)
