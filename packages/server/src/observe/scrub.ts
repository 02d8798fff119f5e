/**
 * A text of a failure without what may be a person's: mail, numbers (phones, cards, codes), tokens and ids, what a
 * query string says, the parameters that Drizzle names, and whatever is written in Persian – our own failures speak
 * English. Lines and columns of a stack stay.
 */
export const scrub = (text: string): string =>
  text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '<mail>')
    .replace(/\?[^\s'")]*/g, '?…')
    .replace(/(?=[\w-]*\d)[\w-]{32,}/g, '<token>')
    .replace(/(?<!:\d{1,6}:\d*)\+?[\d۰-۹٠-٩][\d۰-۹٠-٩ -]{3,}[\d۰-۹٠-٩]/g, '<number>')
    .replace(/[\u0600-\u06ff][\u0600-\u06ff\u200c ]*/g, '…')
