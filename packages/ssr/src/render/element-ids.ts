/** Ids of the elements by which a page hands data to its scripts. */
export const elementIds = { root: 'root', state: 'hojreh-state', boot: 'hojreh-boot' } as const
