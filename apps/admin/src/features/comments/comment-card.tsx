import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { reviewPictureAddress, useApproveCommentMutation, useRejectCommentMutation } from '@hojreh/api/admin'
import { hrefOfArticle, hrefOfProduct } from '@hojreh/app'
import type { ReviewedComment } from '@hojreh/contract/admin'
import { formatJalaliDateTime } from '@hojreh/persian'
import { Button, color, corner, Link, Rating, StatusChip } from '@hojreh/ui'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useAct } from '../../shared/acts/use-act.ts'
import { Row, Soft } from '../../shared/panel.tsx'
import { commentsMessages as text } from './comments.messages.ts'
import { ReplyForm } from './reply-form.tsx'

const Pictures = styled.ul(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginBlock: 8,
    '& img': {
      display: 'block',
      inlineSize: 120,
      blockSize: 120,
      objectFit: 'cover',
      border: `1px solid ${color.line}`,
      borderRadius: corner.small,
      backgroundColor: color.sunken,
    },
  }),
)

const tones = { pending: 'warning', published: 'success', rejected: 'neutral' } as const

const hrefOf = ({ kind, slug }: ReviewedComment['about']) =>
  kind === 'product' ? hrefOfProduct(slug) : hrefOfArticle(slug)

/** A comment and what may be done with it: shown or not, and answered. */
export const CommentCard = ({ comment }: { comment: ReviewedComment }) => {
  const { id, status, about, authorName, isBuyer, rating, reply, createdAt } = comment
  const [approve, approving] = useApproveCommentMutation()
  const [reject, rejecting] = useRejectCommentMutation()
  const [isReplying, setIsReplying] = useState(false)
  const act = useAct()
  const isBusy = approving.isLoading || rejecting.isLoading
  return (
    <li>
      <Row>
        <b>{authorName}</b>
        {isBuyer && <StatusChip tone="info">{text.buyer}</StatusChip>}
        <StatusChip tone={tones[status]}>{text.statuses[status]}</StatusChip>
        {rating !== null && <Rating stars={rating} />}
        <Soft>{formatJalaliDateTime(createdAt)}</Soft>
      </Row>
      <Soft>
        <Link href={hrefOf(about)} target="_blank">
          {text.on(about.title)}
        </Link>
      </Soft>
      <p>{comment.text}</p>
      {comment.pictureCount > 0 && (
        <Pictures aria-label={text.pictures}>
          {Array.from({ length: comment.pictureCount }, (_, place) => reviewPictureAddress(id, place)).map(
            (address, place) => (
              <li key={address}>
                <Tooltip title={text.enlarge} describeChild>
                  <a href={address} target="_blank" rel="noopener">
                    <img src={address} alt={text.picture(place + 1)} loading="lazy" />
                  </a>
                </Tooltip>
              </li>
            ),
          )}
        </Pictures>
      )}
      {reply && !isReplying && (
        <p>
          <Soft>{text.reply}: </Soft>
          {reply}
        </p>
      )}
      {isReplying ? (
        <ReplyForm id={id} reply={reply} onClose={() => setIsReplying(false)} />
      ) : (
        <Row>
          {status !== 'published' && (
            <Button size="small" loading={isBusy} onClick={() => void act(approve({ id }), text.approved)}>
              {text.approve}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              disabled={isBusy}
              onClick={() => void act(reject({ id }), text.rejected)}
            >
              {text.reject}
            </Button>
          )}
          <Button size="small" variant="text" onClick={() => setIsReplying(true)}>
            {reply ? text.editReply : text.writeReply}
          </Button>
        </Row>
      )}
    </li>
  )
}
