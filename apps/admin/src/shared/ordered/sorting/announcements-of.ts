import type { Active, Announcements, Over } from '@dnd-kit/core'
import { formatNumber } from '@hojreh/persian'
import { sortingMessages as text } from './sorting.messages.ts'

/** What a screen reader says while a thing of a list is moved. */
export const announcementsOf = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): Omit<Announcements, 'onDragMove'> => {
  const say = (words: typeof text.over, active: Active, over: Over | null) =>
    over
      ? words(
          nameOf(String(active.id)),
          formatNumber(ids.indexOf(String(over.id)) + 1),
          formatNumber(ids.length),
        )
      : undefined
  return {
    onDragStart: ({ active }) =>
      text.taken(
        nameOf(String(active.id)),
        formatNumber(ids.indexOf(String(active.id)) + 1),
        formatNumber(ids.length),
      ),
    onDragOver: ({ active, over }) => say(text.over, active, over),
    onDragEnd: ({ active, over }) => say(text.put, active, over) ?? text.left(nameOf(String(active.id))),
    onDragCancel: ({ active }) => text.left(nameOf(String(active.id))),
  }
}
