import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import ButtonBase from '@mui/material/ButtonBase'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { mirrorStyles } from '../elements/mirror.ts'
import { Link } from '../link/link.tsx'
import { color, corner } from '../theme/vars.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import type { AccountItem } from './navigation.types.ts'

const Box = styled.nav(
  css({
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    overflow: 'hidden',
  }),
)
const Person = styled.div(
  css({
    padding: 20,
    borderBlockEnd: `1px solid ${color.line}`,
    // Both keep their lines while the name is on its way.
    '& b': { display: 'block', minBlockSize: '1.6em', fontSize: '1.0625rem', lineHeight: 1.6 },
    '& bdi': {
      display: 'block',
      minBlockSize: '1.9em',
      color: color.inkSoft,
      fontSize: '0.875rem',
      lineHeight: 1.9,
      textAlign: 'end',
      '[dir="ltr"] &': { textAlign: 'start' },
    },
  }),
)
const List = styled.ul(css({ padding: 8 }))
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 12,
  border: 0,
  borderRadius: corner.small,
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: color.inkSoft, flex: 'none' },
  'a& > svg:last-of-type': { marginInlineStart: 'auto', ...mirrorStyles },
  '&:hover': { backgroundColor: color.sunken },
  '&[aria-current="page"]': { backgroundColor: color.turquoiseSoft, color: color.turquoise, fontWeight: 600 },
})
const RowLink = styled(Link)(row)
const RowButton = styled(ButtonBase)(row, css({ justifyContent: 'start' }))

export type ProfileMenuProps = {
  name: string
  phone: string
  items: readonly AccountItem[]
  currentHref?: string | undefined
}

/** The customer and their pages: beside the content on desktop, a page of its own on phones. */
export const ProfileMenu = ({ name, phone, items, currentHref }: ProfileMenuProps) => (
  <Box aria-label={text.accountMenu}>
    <Person>
      <b>{name}</b>
      <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
    </Person>
    <List>
      {items.map(({ label, icon, href, onSelect }) => (
        <li key={label}>
          {href === undefined ? (
            <RowButton onClick={onSelect}>
              {icon}
              {label}
            </RowButton>
          ) : (
            <RowLink href={href} aria-current={href === currentHref ? 'page' : undefined}>
              {icon}
              {label}
              <ChevronLeft size={18} aria-hidden="true" />
            </RowLink>
          )}
        </li>
      ))}
    </List>
  </Box>
)
