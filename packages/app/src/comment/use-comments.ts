import { useListCommentsQuery } from '@hojreh/api/react'
import { useSearchParams } from 'react-router-dom'
import { type CommentSubject, commentsOf, commentsPageOf } from './comment-subject.ts'

/** The comments that the page's address asks for; the loader asked for the same. */
export const useComments = (subject: CommentSubject) => {
  const [search] = useSearchParams()
  const page = commentsPageOf(search)
  return { page, ...useListCommentsQuery(commentsOf(subject, page)) }
}
