import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton'
import type { AnchorHTMLAttributes, Ref } from 'react'

export type IconButtonProps = Omit<MuiIconButtonProps, 'aria-label' | 'ref'> &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
    /** What it does, for those who do not see the icon. */
    label: string
    ref?: Ref<HTMLButtonElement>
  }

/** A round 44-pixel button that shows only an icon; with `href` a link. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <MuiIconButton aria-label={label} {...rest} />
)
