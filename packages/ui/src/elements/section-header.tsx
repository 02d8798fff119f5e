import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { GirihStar } from '../motifs/girih-star.tsx'
import { from } from '../theme/tokens.ts'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'
import { mirrorStyles } from './mirror.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    [from.tablet]: { columnGap: 12 },
    rowGap: 8,
    marginBlockEnd: 16,
    '& > svg': { color: color.saffron, flex: 'none' },
    '& h2': { fontSize: 'clamp(1.125rem, 0.95rem + 0.9vw, 1.5rem)' },
  }),
)
// It goes under the title on phones, so that the way on stays in the title's line.
const Beside = styled.div(
  css({ order: 1, flexBasis: '100%', [from.tablet]: { order: 0, flexBasis: 'auto' } }),
)
const Rule = styled.span(
  css({
    flex: '1 1 0',
    blockSize: 4,
    borderBlock: `1px solid ${color.line}`,
  }),
)
const More = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 44,
    color: color.turquoise,
    fontWeight: 600,
    fontSize: '0.9375rem',
    '& svg': mirrorStyles,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 6 },
  }),
)

export type SectionHeaderProps = {
  title: string
  /** Address of the whole list. */
  href?: string | undefined
  /** Beside the title: a countdown, a count. */
  children?: ReactNode
}

/** Title of a section with a star before it and the ruled line of a manuscript after it. */
export const SectionHeader = ({ title, href, children }: SectionHeaderProps) => (
  <Row>
    <GirihStar size={20} />
    <h2>{title}</h2>
    {children && <Beside>{children}</Beside>}
    <Rule aria-hidden="true" />
    {href && (
      <More href={href}>
        {text.all}
        <VisuallyHidden>: {title}</VisuallyHidden>
        <ChevronLeft size={18} aria-hidden="true" />
      </More>
    )}
  </Row>
)
