import type { DemoComment } from '../types.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { onArticles, onProducts } from './lines.ts'
import { articleNotes } from './on-articles.ts'
import { pantry } from './pantry.ts'
import { rugsAndPottery } from './rugs-and-pottery.ts'

/** Published comments on products and articles. */
export const comments: DemoComment[] = [
  ...onProducts([...rugsAndPottery, ...gifts, ...pantry, ...home]),
  ...onArticles(articleNotes),
]
