import styled from '@emotion/styled'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from '../link/link.tsx'
import { busyLook, buttonLook } from './button.styles.ts'
import { Spinner } from './spinner.tsx'

const PlainButton = styled.button(buttonLook)
const PlainLink = styled(Link)(buttonLook)
const BusySign = styled(Spinner)(busyLook)

type Shared = AriaAttributes & {
  look?: 'primary' | 'outline' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  isFullWidth?: boolean
  startIcon?: ReactNode
  endIcon?: ReactNode
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  className?: string
  id?: string
  children: ReactNode
}
export type ButtonProps = Shared & {
  /** Makes it a link. */
  href?: string
  type?: 'button' | 'submit'
  isBusy?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean
  ref?: Ref<HTMLButtonElement>
  /** Id of the form it submits when it stands outside of it. */
  form?: string
}

/** A button, or a link that looks like one; while busy it is disabled and says so. */
export const Button = ({
  look = 'primary',
  size = 'medium',
  href,
  isBusy = false,
  isFullWidth = false,
  type = 'button',
  disabled = false,
  autoFocus = false,
  startIcon,
  endIcon,
  children,
  form,
  ref,
  ...rest
}: ButtonProps) => {
  const dress = { 'data-look': look, 'data-size': size, 'data-full': isFullWidth, ...rest }
  const inside = (
    <>
      {startIcon}
      {children}
      {endIcon}
    </>
  )
  if (href !== undefined)
    return (
      <PlainLink href={href} {...dress}>
        {inside}
      </PlainLink>
    )
  return (
    <PlainButton
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
      data-busy={isBusy}
      autoFocus={autoFocus}
      form={form}
      ref={ref}
      {...dress}
    >
      {inside}
      {isBusy && <BusySign aria-hidden="true" />}
    </PlainButton>
  )
}
