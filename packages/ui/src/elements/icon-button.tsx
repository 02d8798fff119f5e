import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Link, type LinkProps } from '../link/link.tsx'
import { color, corner } from '../theme/vars.ts'

/** For a button of another's own that is drawn often: one element less than around an `IconButton`. */
export const iconButtonLook = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  padding: 0,
  border: 0,
  borderRadius: corner.pill,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&:hover:not(:disabled)': { backgroundColor: color.sunken },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
})

const PlainButton = styled.button(iconButtonLook)
const PlainLink = styled(Link)(iconButtonLook)

type Shared = {
  /** What it does, for those who do not see the icon. */
  label: string
  children: ReactNode
}
export type IconButtonProps = Shared & Omit<ComponentPropsWithRef<'button'>, 'aria-label'>
export type IconLinkProps = Shared & Omit<LinkProps, 'aria-label'>

/** A round 44-pixel button that shows only an icon. */
export const IconButton = ({ label, type = 'button', ...rest }: IconButtonProps) => (
  <PlainButton type={type} aria-label={label} {...rest} />
)

/** A link that looks like `IconButton`. */
export const IconLink = ({ label, ...rest }: IconLinkProps) => <PlainLink aria-label={label} {...rest} />
