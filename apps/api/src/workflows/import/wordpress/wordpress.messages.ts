/** The name that an edition gives to whoever changed the text. */
export const wordpressMessages = { pictures: 'تصویرهای سایت پیشین' } as const
