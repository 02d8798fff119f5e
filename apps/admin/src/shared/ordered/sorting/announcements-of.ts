import type { Active, Announcements, Over } from '@dnd-kit/core'
import { formatNumber } from '@hojreh/persian'
import { sortingMessages as text } from './sorting.messages.ts'

/** The announcements of dnd-kit: what a screen reader says while an item of a list is dragged. */
export const announcementsOf = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): Omit<Announcements, 'onDragMove'> => {
  const say = (words: typeof text.over, { id }: Active, place: Over | Active) =>
    words(nameOf(String(id)), formatNumber(ids.indexOf(String(place.id)) + 1), formatNumber(ids.length))
  return {
    onDragStart: ({ active }) => say(text.taken, active, active),
    // It is over its own place first of all, which must not take the place of what was said when it was taken.
    onDragOver: ({ active, over }) =>
      over ? say(over.id === active.id ? text.taken : text.over, active, over) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? say(text.put, active, over) : text.left(nameOf(String(active.id))),
    onDragCancel: ({ active }) => text.left(nameOf(String(active.id))),
  }
}
