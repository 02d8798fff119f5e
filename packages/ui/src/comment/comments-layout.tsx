import { css } from '@emotion/react'
import styled from '@emotion/styled'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import type { ReactNode } from 'react'
import { Button } from '../elements/actions/button.tsx'
import { SectionHeader } from '../elements/section-header.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { commentMessages as text } from './comment.messages.ts'

/** Lands below the sticky header when a visitor comes by its link. */
const Section = styled.section(css({ scrollMarginBlockStart: 140 }))
const besideRatings = css({
  [from.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: 24, alignItems: 'start' },
})
const Columns = styled.div<{ hasRatings: boolean }>(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
  }),
  ({ hasRatings }) => hasRatings && besideRatings,
)
const List = styled.div(
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 12 }),
)
const Whole = styled.div(
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, inlineSize: '100%' }),
)
/** A sentence where comments would be. */
export const CommentsNote = styled.p(css({ color: color.inkSoft, '& a': { color: color.turquoise } }))

export type CommentsLayoutProps = {
  id: string
  title: string
  /** How many there are, in words. */
  count?: string | undefined
  /** A `RatingSummary`. */
  ratings?: ReactNode
  /** The form while the visitor writes; otherwise there is a button for it. */
  form?: ReactNode
  onWrite: () => void
  /** What the button for writing says. */
  writeLabel?: string
  children: ReactNode
}

/** Ratings beside the comments on desktop, above them on phones. */
export const CommentsLayout = ({
  id,
  title,
  count,
  ratings,
  form,
  onWrite,
  writeLabel = text.write,
  children,
}: CommentsLayoutProps) => (
  <Section id={id} aria-label={title}>
    <SectionHeader title={title}>{count && <span>{count}</span>}</SectionHeader>
    <Columns hasRatings={Boolean(ratings)}>
      {ratings}
      <List>
        {form ? (
          <Whole>{form}</Whole>
        ) : (
          <Button variant="outlined" startIcon={<MessageSquarePlus size={20} />} onClick={onWrite}>
            {writeLabel}
          </Button>
        )}
        <Whole>{children}</Whole>
      </List>
    </Columns>
  </Section>
)
