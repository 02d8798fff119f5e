import type pg from 'pg'

// Up by a toman and back the next time, so that no price wanders off.
const CHANGE = `UPDATE products SET price = price + CASE price / 10 % 2 WHEN 0 THEN 10 ELSE -10 END
  WHERE id = $1`

/** Puts the prices of these products up and down in turn, ten times a second, as a busy shop owner or a feed does. */
export const priceChanger = (client: pg.Client, productIds: readonly string[]) => () => {
  let step = 0
  let writing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = productIds[step++ % productIds.length]
    writing = client.query(CHANGE, [id])
  }, 100)
  return async () => {
    clearInterval(timer)
    await writing
  }
}
