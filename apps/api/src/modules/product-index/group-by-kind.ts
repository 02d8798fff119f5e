/** Slots by the kind that a column has for them, otherwise in their order: those of kind n begin at `begins[n]`. */
export const groupByKind = (
  slots: Uint32Array,
  column: Uint32Array,
  kinds: number,
): { begins: Uint32Array; grouped: Uint32Array } => {
  const begins = new Uint32Array(kinds + 1)
  for (let place = 0; place < slots.length; place++) {
    const next = (column[slots[place] ?? 0] ?? 0) + 1
    begins[next] = (begins[next] ?? 0) + 1
  }
  for (let kind = 0; kind < kinds; kind++) begins[kind + 1] = (begins[kind + 1] ?? 0) + (begins[kind] ?? 0)
  const next = begins.slice()
  const grouped = new Uint32Array(slots.length)
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place] ?? 0
    const kind = column[slot] ?? 0
    grouped[next[kind] ?? 0] = slot
    next[kind] = (next[kind] ?? 0) + 1
  }
  return { begins, grouped }
}
