import { toPersianDigits } from '@hojreh/persian'
import { booksMessages as text } from './books.messages.ts'

/** Returns the name of the record that a row of the books is about. */
export const recordNameOf = (subject: string, label: string | null | undefined): string =>
  label
    ? toPersianDigits(label)
    : (text.records[subject] ?? text.records[subject.split(':')[0] ?? ''] ?? subject)
