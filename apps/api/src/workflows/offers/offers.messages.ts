/** Who changed a price that came from a file and had an end there. */
export const offersMessages = { imported: 'پایان تخفیف' } as const
