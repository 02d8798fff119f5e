import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Menu, { type MenuProps } from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { belowTablet } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

/** A row of a menu: a link, or something that happens. */
export type MenuAction = {
  label: string
  icon?: ReactNode
  /** The one of several that holds now. */
  isCurrent?: boolean
} & (
  | { href: string; target?: string; onSelect?: undefined }
  | { href?: undefined; target?: undefined; onSelect: () => void }
)

export type ActionMenuProps = Pick<MenuProps, 'id' | 'anchorEl' | 'open'> & {
  label: string
  actions: readonly MenuAction[]
  onClose: () => void
}

const underItsEnd = { vertical: 'bottom', horizontal: 'left' } as const
const fromItsEnd = { vertical: 'top', horizontal: 'left' } as const

/** On phones a sheet from the bottom, by the thumb and with all of its rows; its place is written on it by script. */
const Sheet = styled(Menu)(
  css({
    [belowTablet]: {
      '& .MuiBackdrop-root': { backgroundColor: color.scrim },
      '& .MuiMenu-paper': {
        inset: 'auto 0 0 !important',
        maxInlineSize: 'none',
        maxBlockSize: '88dvh',
        margin: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderRadius: `${corner.sheet} ${corner.sheet} 0 0`,
      },
    },
  }),
)

/** Links and actions beneath a button: arrows move, letters find, Escape gives the focus back. See `useMenu`. */
export const ActionMenu = ({ label, actions, onClose, ...menu }: ActionMenuProps) => (
  <Sheet
    {...menu}
    onClose={onClose}
    anchorOrigin={underItsEnd}
    transformOrigin={fromItsEnd}
    slotProps={{ list: { component: 'div', 'aria-label': label } }}
  >
    {actions.map(({ label, icon, isCurrent = false, href, target, onSelect }) =>
      href === undefined ? (
        <MenuItem
          key={label}
          component="div"
          selected={isCurrent}
          aria-current={isCurrent || undefined}
          onClick={() => {
            onClose()
            onSelect()
          }}
        >
          {icon}
          {label}
        </MenuItem>
      ) : (
        <MenuItem key={label} component={Link} href={href} {...(target && { target })} onClick={onClose}>
          {icon}
          {label}
        </MenuItem>
      ),
    )}
  </Sheet>
)
