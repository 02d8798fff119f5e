/** The address of an author's page. */
export const hrefOfAuthor = (slug: string): string => `/blog/author/${encodeURIComponent(slug)}`
