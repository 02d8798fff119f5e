import { expect, test } from 'vitest'
import { shortToman } from './short-toman.ts'

test.each([
  [0, '۰'],
  [500_000, '۵۰ هزار'],
  [10_000_000, '۱ میلیون'],
  [125_000_000, '۱۲٫۵ میلیون'],
  [2_000_000_000, '۲۰۰ میلیون'],
])('%i rial stand beside an axis as «%s»', (rial, shown) => expect(shortToman(rial)).toBe(shown))
