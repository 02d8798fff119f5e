/** The name that an edition gives to whoever changed the product. */
export const importProductsMessages = { import: 'واردکردن کالاها' } as const
