/** The address of an article. */
export const hrefOfArticle = (slug: string): string => `/blog/${encodeURIComponent(slug)}`
