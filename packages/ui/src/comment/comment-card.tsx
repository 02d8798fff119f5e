import { formatJalaliDate } from '@hojreh/persian'
import type { ReactNode } from 'react'
import { Rating } from '../elements/figures/rating.tsx'
import { StatusChip } from '../elements/figures/status-chip.tsx'
import { commentMessages as text } from './comment.messages.ts'
import { Bottom, Bought, Card, Name, Reply, Top, When, Who, Words } from './comment-card.styles.ts'

export type CommentCardProps = {
  /** Who wrote it; in a list of one's own, what it is about. */
  heading: ReactNode
  isBuyer?: boolean
  /** What of the design the buyer bought, such as its colour. */
  bought?: readonly { name: string; value: string }[]
  /** A chip beside the heading, such as the comment's status. */
  status?: ReactNode
  /** One to five. */
  rating?: number | null
  /** ISO 8601. */
  createdAt: string
  children: string
  /** Beneath the words: usually `CommentPictures`. */
  pictures?: ReactNode
  /** The shop's answer. */
  reply?: string | null
  /** What can be done with it. */
  actions?: ReactNode
}

/** What one person said, and what the shop answered. */
export const CommentCard = ({
  heading,
  isBuyer = false,
  bought = [],
  status,
  rating = null,
  createdAt,
  children,
  pictures,
  reply = null,
  actions,
}: CommentCardProps) => (
  <Card>
    <Top>
      <Who>
        <Name>{heading}</Name>
        {isBuyer && <StatusChip tone="success">{text.buyer}</StatusChip>}
        {status}
      </Who>
      {rating !== null && <Rating stars={rating} />}
      <When dateTime={createdAt}>{formatJalaliDate(new Date(createdAt))}</When>
    </Top>
    {bought.length > 0 && (
      <Bought>
        {bought.map(({ name, value }) => (
          <li key={name}>{text.bought(name, value)}</li>
        ))}
      </Bought>
    )}
    <Words>{children}</Words>
    {pictures}
    {reply && (
      <Reply>
        <b>{text.reply}</b>
        <p>{reply}</p>
      </Reply>
    )}
    {actions && <Bottom>{actions}</Bottom>}
  </Card>
)
