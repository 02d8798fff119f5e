/** Returns an id for a list item that has not been saved yet. */
export const itemId = (): string => crypto.randomUUID().slice(0, 18)

/** Gives items of the server an id for the screen, which sends them back without it. */
export const withIds = <One extends object>(items: readonly One[]): (One & { id: string })[] =>
  items.map((item, place) => ({ ...item, id: String(place) }))
