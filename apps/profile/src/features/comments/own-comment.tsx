import { useDeleteCommentMutation } from '@hojreh/api/react'
import { useConfirm, useErrorToast } from '@hojreh/app'
import { toastShown } from '@hojreh/auth'
import { useAuthDispatch } from '@hojreh/auth/react'
import { limits, type OwnComment as Own } from '@hojreh/contract'
import { Button, CommentCard, Link, StatusChip } from '@hojreh/ui'
import Trash from 'lucide-react/icons/trash-2'
import { commentsMessages as text } from './comments.messages.ts'

const hrefOf = ({ kind, slug }: Own['about']) =>
  `${kind === 'product' ? '/shop' : '/blog'}/${encodeURIComponent(slug)}#comments`

/** A comment of the customer: what it is about, where it stands, and the way to delete it. */
export const OwnComment = ({ comment }: { comment: Own }) => {
  const { id, about, status, rating, pictureCount, reply, createdAt, text: words } = comment
  const confirm = useConfirm()
  const tellError = useErrorToast()
  const dispatch = useAuthDispatch()
  const [deleteComment, { isLoading }] = useDeleteCommentMutation()
  const remove = async () => {
    const isSure = await confirm({
      title: text.question,
      text: text.warning,
      confirmLabel: text.confirm,
      isDangerous: true,
    })
    if (!isSure) return
    const { error } = await deleteComment({ id })
    if (error) tellError(error)
    else dispatch(toastShown({ kind: 'success', title: text.removed, lifeMs: limits.toastLifeMs.auth }))
  }
  const { label, tone } = text.statuses[status]
  return (
    <CommentCard
      heading={
        <>
          {about.kind === 'product' ? text.onProduct : text.onArticle}{' '}
          <Link href={hrefOf(about)}>{about.title}</Link>
        </>
      }
      status={
        <>
          <StatusChip tone={tone}>{label}</StatusChip>
          {pictureCount > 0 && <StatusChip tone="neutral">{text.pictures(pictureCount)}</StatusChip>}
        </>
      }
      rating={rating}
      reply={reply}
      createdAt={createdAt}
      actions={
        <Button
          variant="text"
          size="small"
          startIcon={<Trash size={18} />}
          loading={isLoading}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      }
    >
      {words}
    </CommentCard>
  )
}
