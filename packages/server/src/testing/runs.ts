/** Whether the long suites run (`npm run test:long`); `npm test` runs a short form of each. */
export const isLong = process.env.LONG === '1'

/** How often something is tried: a few times in `npm test`, as often as it takes in the long suites. */
export const runs = (short: number, long: number): number => (isLong ? long : short)
