import type pg from 'pg'

/** Puts prices up and down, ten times a second, as a busy shop owner or a feed does. */
export const priceChanger = (client: pg.Client, productIds: readonly string[]) => () => {
  let step = 0
  let writing: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const id = productIds[step++ % productIds.length]
    writing = client.query('UPDATE products SET price = price + $2 WHERE id = $1', [id, step % 2 ? 10 : -10])
  }, 100)
  return async () => {
    clearInterval(timer)
    await writing
  }
}
