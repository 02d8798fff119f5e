/** The name that an edition gives to whoever changed the product. */
export const downloadsMessages = { pictures: 'تصویرهای واردشده' } as const
