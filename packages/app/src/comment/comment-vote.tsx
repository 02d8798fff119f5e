import type { ApiError } from '@hojreh/api'
import { useGetCommentVotesQuery, useVoteForCommentMutation } from '@hojreh/api/react'
import { askToSignInFor } from '@hojreh/auth'
import { useAuthDispatch, useIsSignedIn } from '@hojreh/auth/react'
import type { Comment } from '@hojreh/contract'
import { HelpfulVote } from '@hojreh/ui'
import { useErrorToast } from '../customer/use-error-toast.ts'
import type { CommentSubject } from './comment-subject.ts'

/** Whether a comment was helpful: one vote a customer, none for the own comment; a visitor signs in first. */
export const CommentVote = ({
  subject,
  comment: { id, authorName, helpfulCount },
}: {
  subject: CommentSubject
  comment: Comment
}) => {
  const dispatch = useAuthDispatch()
  const isSignedIn = useIsSignedIn()
  const tellError = useErrorToast()
  const { data, isFetching } = useGetCommentVotesQuery(subject, { skip: !isSignedIn })
  const [vote, { isLoading, isSuccess }] = useVoteForCommentMutation()
  const mine = isSignedIn ? data?.helpful.find((one) => one.id === id) : undefined
  const toggle = async () => {
    if (!isSignedIn) {
      dispatch(askToSignInFor({ kind: 'stay' }))
      return
    }
    // Two concurrent responses could arrive in the wrong order.
    if (isLoading || isFetching) return
    const { error } = await vote({ commentId: id, isHelpful: !mine })
    if (!error) return
    if ((error as ApiError).status === 401) dispatch(askToSignInFor({ kind: 'stay' }))
    else tellError(error)
  }
  return (
    <HelpfulVote
      author={authorName}
      count={mine?.helpfulCount ?? helpfulCount}
      isMine={mine !== undefined}
      isOwn={isSignedIn && data?.own.includes(id) === true}
      isTold={isSuccess && !isFetching}
      onToggle={() => void toggle()}
    />
  )
}
