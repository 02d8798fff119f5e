import { useListCommentsQuery } from '@hojreh/api/react'
import { useSearchParams } from 'react-router-dom'
import { type CommentSubject, commentsOf, commentsPageOf, commentsSortOf } from './comment-subject.ts'

/** The comments that the page's address asks for; the loader asked for the same. */
export const useComments = (subject: CommentSubject) => {
  const [search] = useSearchParams()
  const query = useListCommentsQuery(commentsOf(subject, search))
  return { page: commentsPageOf(search), sort: commentsSortOf(search), ...query }
}
