import type { ProductRecord } from '@hojreh/contract/admin'
import { parsedList } from '../../../shared/ordered/parsed-list.ts'

export type Related = ProductRecord['related'][number]

/** Related goods as the form holds them: its fields are texts. */
export const relatedText = (related: readonly Related[]): string =>
  JSON.stringify(related.map(({ id, title, isPublished }) => ({ id, title, isPublished })))

/** Likewise, read. */
export const relatedIn = (value: string): Related[] => parsedList<Related>(value)
