/** Query parameters that change a page of the blog; the page cache is keyed by them alone. */
export const knownQuery = ['q', 'preview', 'pageId', 'comments', 'commentsSort'] as const
