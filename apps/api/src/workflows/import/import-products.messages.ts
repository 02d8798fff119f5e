/** The name that an edition gives as the author of a change to a product. */
export const importProductsMessages = { import: 'واردکردن کالاها' } as const
