import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import type { Ref } from 'react'

export type ButtonProps = Omit<MuiButtonProps, 'loading' | 'ref' | 'form'> & {
  loading?: boolean | undefined
  /** Id of the form it submits when it stands outside of it. */
  form?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button, or with `href` a link that looks like one; while loading it is disabled and says so.
 *
 * @example <Button variant="outlined" startIcon={<Undo2 size={18} />} loading={isLoading} onClick={undo}>…</Button>
 */
export const Button = ({ loading, ...rest }: ButtonProps) => (
  // For `false` MUI renders a wrapper with a `style` attribute, which the pages' content policy refuses.
  <MuiButton loading={loading || null} aria-busy={loading || undefined} {...rest} />
)
