import { toPersianDigits } from '@hojreh/persian'
import { booksMessages as text } from './books.messages.ts'

/** What a row of the books is about, as people name it. */
export const recordNameOf = (subject: string, label: string | null | undefined): string =>
  label
    ? toPersianDigits(label)
    : (text.records[subject] ?? text.records[subject.split(':')[0] ?? ''] ?? subject)
