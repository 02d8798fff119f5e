declare const locked: unique symbol
/**
 * A row as it was read under its lock, which is held until the transaction ends. What changes the row takes nothing
 * else: the lock cannot be forgotten, nor be taken after the look.
 */
export type Locked<Row> = Row & { readonly [locked]: true }

/**
 * For repositories alone, which a rule of `scripts/boundaries` sees to: of a row that was read `FOR UPDATE`, that this
 * transaction made, or whose owner it holds.
 */
export const asLocked = <Row>(row: Row): Locked<Row> => row as Locked<Row>
