/** The items after the one at `from` went to the place of the one at `to`. */
export const moved = <One>(items: readonly One[], from: number, to: number): One[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
