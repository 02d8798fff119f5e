/** The public origin of the shop that this environment describes. */
export const shopOrigin = (): string =>
  process.env.PUBLIC_ORIGIN ?? `http://${process.env.HOST ?? 'localhost'}:${process.env.PORT ?? 8080}`
