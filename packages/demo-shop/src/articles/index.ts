import type { DemoArticle } from '../types.ts'

/** The magazine, newest first. */
export const articles: DemoArticle[] = []
