import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import { Link } from '../../link/link.tsx'
import { from } from '../../theme/tokens.ts'

const List = styled.ul(
  css({
    display: 'flex',
    gap: 8,
    // As wide as the window of a phone, so that a cut link says that there are more.
    marginInline: -16,
    marginBlockEnd: 20,
    paddingBlock: 2,
    paddingInline: 16,
    scrollPaddingInline: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none' },
    [from.desktop]: { marginInline: 0, paddingInline: 0 },
  }),
)
export type FilterLinksProps = {
  /** What is filtered, for screen readers. */
  label: string
  links: readonly { label: string; href: string; isCurrent: boolean }[]
}

/** One filter of few values as links, so that each has an address; they scroll sideways on phones. */
export const FilterLinks = ({ label, links }: FilterLinksProps) => (
  <nav aria-label={label}>
    <List>
      {links.map((link) => (
        <li key={link.href}>
          <Chip
            component={Link}
            clickable
            variant="choice"
            href={link.href}
            label={link.label}
            aria-current={link.isCurrent ? 'page' : undefined}
          />
        </li>
      ))}
    </List>
  </nav>
)
