import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from '../link/link.tsx'
import { color, corner } from '../theme/vars.ts'

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
const Item = styled(Link)(
  css({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    fontSize: '0.9375rem',
    whiteSpace: 'nowrap',
    '&:hover': { borderColor: color.lineStrong },
    '&[aria-current="page"]': {
      borderColor: color.turquoise,
      backgroundColor: color.turquoise,
      color: color.onTurquoise,
      fontWeight: 600,
    },
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
          <Item href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
            {link.label}
          </Item>
        </li>
      ))}
    </List>
  </nav>
)
