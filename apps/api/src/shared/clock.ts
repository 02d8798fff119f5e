/** The one source of time in the api; tests put their own here. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
