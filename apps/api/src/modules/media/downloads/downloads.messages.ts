/** The name that an edition records as the editor when downloaded pictures changed the product. */
export const downloadsMessages = { pictures: 'تصویرهای واردشده' } as const
