/** Names an item of a list that nobody has kept yet. */
export const itemId = (): string => crypto.randomUUID().slice(0, 18)

/** Items of the server with names for the screen, which sends them back without. */
export const withIds = <One extends object>(items: readonly One[]): (One & { id: string })[] =>
  items.map((item, place) => ({ ...item, id: String(place) }))
