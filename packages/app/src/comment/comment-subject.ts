import type { ArgOf } from '@hojreh/api'
import { type CommentSort, commentSorts } from '@hojreh/contract'
import { pageIn } from '../routing/page-in.ts'

/** What comments are about. */
export type CommentSubject = { productId: string } | { articleId: string }

const COMMENTS_PARAMETER = 'comments'
const SORT_PARAMETER = 'commentsSort'
/** Id of the section, for links to it. */
export const commentsId = 'comments'

/** The page of comments that an address asks for. */
export const commentsPageOf = (search: URLSearchParams): number => pageIn(search, COMMENTS_PARAMETER)

/** The order that an address asks for; what makes no sense there is the newest first. */
export const commentsSortOf = (search: URLSearchParams): CommentSort =>
  commentSorts.find((sort) => sort === search.get(SORT_PARAMETER)) ?? 'newest'

/** What the api is asked for; loader and section ask the same, so that one response serves both. */
export const commentsOf = (subject: CommentSubject, search: URLSearchParams): ArgOf<'listComments'> => {
  const page = commentsPageOf(search)
  const sort = commentsSortOf(search)
  return { ...subject, ...(sort !== 'newest' && { sort }), ...(page > 1 && { pageId: page }) }
}

/** The address of a page of comments on the page that shows them. */
export const hrefOfComments = (page: number, sort: CommentSort): string => {
  const search = new URLSearchParams({
    ...(sort !== 'newest' && { [SORT_PARAMETER]: sort }),
    ...(page > 1 && { [COMMENTS_PARAMETER]: `${page}` }),
  })
  return `?${search}#${commentsId}`
}
