/** The name that the books give to the author of an imported discount's end. */
export const offersMessages = { imported: 'پایان تخفیف' } as const
