import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { Button } from '../elements/actions/button.tsx'
import { VisuallyHidden } from '../elements/visually-hidden.tsx'
import { color, tabularFigures } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'

const Vote = styled(Button)(
  css({
    color: color.inkSoft,
    ...tabularFigures,
    '&[aria-pressed="true"]': { color: color.turquoise },
    '&[aria-pressed="true"] svg': { fill: color.turquoiseSoft },
  }),
)
const Count = styled.p(css({ fontSize: '0.8125rem', color: color.inkSoft }))

export type HelpfulVoteProps = {
  /** The comment's author, for screen readers. */
  author: string
  /** How many customers found it helpful. */
  count: number
  /** Whether the customer did. */
  isMine: boolean
  /** Whether the customer wrote the comment, and so cannot vote for it. */
  isOwn?: boolean
  /** Tells screen readers what a press has changed. */
  isTold?: boolean
  onToggle: () => void
}

/** The number of customers who found a comment helpful, and the customer's own vote. */
export const HelpfulVote = ({
  author,
  count,
  isMine,
  isOwn = false,
  isTold = false,
  onToggle,
}: HelpfulVoteProps) => {
  if (isOwn) return count > 0 ? <Count>{text.helpfulToOthers(count)}</Count> : null
  return (
    <>
      <VisuallyHidden role="status">{isTold && text.voteTold(isMine, count)}</VisuallyHidden>
      <Vote
        size="small"
        variant="text"
        startIcon={<ThumbsUp size={18} />}
        aria-pressed={isMine}
        onClick={onToggle}
      >
        {text.helpful(count)}
        <VisuallyHidden>{text.commentOf(author)}</VisuallyHidden>
      </Vote>
    </>
  )
}
