import type { ArgOf } from '@hojreh/api'

/** What comments are about. */
export type CommentSubject = { productId: string } | { articleId: string }

const COMMENTS_PARAMETER = 'comments'
/** Id of the section, for links to it. */
export const commentsId = 'comments'

const LAST_PAGE = 100_000

/** The page of comments that an address asks for, from 1; what makes no sense there is the first. */
export const commentsPageOf = (search: URLSearchParams): number => {
  const page = Number(search.get(COMMENTS_PARAMETER) ?? '1')
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

/** What the api is asked for; loader and section ask the same, so that one answer serves both. */
export const commentsOf = (subject: CommentSubject, page: number): ArgOf<'listComments'> => ({
  ...subject,
  ...(page > 1 && { pageId: page }),
})

/** The address of a page of comments on the page that shows them. */
export const hrefOfComments = (page: number): string =>
  page > 1 ? `?${COMMENTS_PARAMETER}=${page}#${commentsId}` : `?#${commentsId}`
