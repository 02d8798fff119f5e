import type { Header } from './header.ts'

/** What was done with a column that is not one of ours. */
export interface ColumnNote {
  column: string
  use: 'attribute' | 'unused' | 'private'
  /** Rows in which it holds something. */
  filled: number
}

/** Counts what stands in columns that the shop does not know, so that nothing is dropped in silence. */
export const makeColumnReport = (header: Header) => {
  const asked = /^(?:attribute|ویژگی)\s*[:：]/i
  const attributes = [...header.attributes.keys()].filter((place) => !asked.test(header.titles[place] ?? ''))
  const watched = [
    ...attributes.map((place) => ({ place, use: 'attribute' as const })),
    ...header.private.map((place) => ({ place, use: 'private' as const })),
    ...header.unused.map((place) => ({ place, use: 'unused' as const })),
  ]
  const filled = new Map(watched.map(({ place }) => [place, 0]))
  return {
    count: (cells: readonly string[]) => {
      for (const { place } of watched) {
        const text = cells[place]?.trim()
        // «0» is what the exporter writes where nothing was chosen.
        if (text && text !== '0') filled.set(place, (filled.get(place) ?? 0) + 1)
      }
    },
    notes: (): ColumnNote[] =>
      watched
        .map(({ place, use }) => ({
          column: header.titles[place] ?? '',
          use,
          filled: filled.get(place) ?? 0,
        }))
        .filter((note) => note.filled > 0),
  }
}
