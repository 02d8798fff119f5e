/** The name that an edition gives as the author of a change to a text. */
export const wordpressMessages = { pictures: 'تصویرهای سایت پیشین' } as const
