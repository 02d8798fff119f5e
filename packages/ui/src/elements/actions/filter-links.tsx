import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Chip from '@mui/material/Chip'
import { Link } from '../../link/link.tsx'

const List = styled.ul(
  css({
    display: 'flex',
    gap: 8,
    marginBlockEnd: 20,
    paddingBlock: 2,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none' },
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
