import MuiButton from '@mui/material/Button'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from '../link/link.tsx'

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  outline: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
} as const

export type ButtonProps = AriaAttributes & {
  look?: keyof typeof looks
  size?: 'small' | 'medium' | 'large'
  /** Makes it a link. */
  href?: string
  type?: 'button' | 'submit'
  isBusy?: boolean | undefined
  isFullWidth?: boolean
  disabled?: boolean | undefined
  startIcon?: ReactNode
  endIcon?: ReactNode
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  autoFocus?: boolean
  className?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
  /** Id of the form it submits when it stands outside of it. */
  form?: string
  children: ReactNode
}

/** A button, or a link that looks like one; while busy it is disabled and says so. */
export const Button = ({
  look = 'primary',
  href,
  isBusy = false,
  isFullWidth = false,
  type = 'button',
  disabled = false,
  form,
  ref,
  ...rest
}: ButtonProps) => {
  const shared = { ...looks[look], fullWidth: isFullWidth, disabled, ...rest }
  return href === undefined ? (
    <MuiButton
      type={type}
      loading={isBusy || null}
      {...shared}
      {...(form && { form })}
      {...(ref && { ref })}
    />
  ) : (
    <MuiButton {...shared} component={Link} href={href} />
  )
}
