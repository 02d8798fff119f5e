import type { pageShowings } from '@hojreh/contract/admin'
import { momentText } from '../typed/moment-text.ts'

export type Show = (typeof pageShowings)[number]
/** What waits of a text: null when shoppers read what is there. */
export type Pending = { publishAt: string | null } | null

/** When shoppers read a text, as its form begins. Without the right to publish it is a draft in any case. */
export const showingValues = (pending: Pending, mayPublish: boolean): { show: Show; at: string } => ({
  show: mayPublish ? showOf(pending) : 'draft',
  at: momentText(pending?.publishAt ?? null),
})

const showOf = (pending: Pending): Show => {
  if (!pending) return 'now'
  return pending.publishAt ? 'later' : 'draft'
}

/** What is sent of it: always, for it says where the words go. */
export const showingBody = ({ show, at }: { show: Show; at: string }) => ({
  show,
  ...(show === 'later' && { at }),
})
