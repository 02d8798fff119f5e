import styled from '@emotion/styled'
import Button, { type ButtonProps } from '@mui/material/Button'
import ImagePlus from 'lucide-react/icons/image-plus'
import type { ReactNode } from 'react'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

/** Pictures that phones and cameras make; the server looks at what is in them. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif'

// Not `display: none`: the keyboard goes to it, the button around it is its label.
const Chooser = styled.input(visuallyHiddenStyles)

// MUI would call it a button.
const label = { component: 'label', role: undefined } as const

/** Asks for pictures of the device. Of a field whose label is outside of it; the row around it shows the focus. */
export const FileButton = ({
  id,
  describedBy,
  multiple = false,
  size = 'medium',
  onChoose,
  children,
}: {
  /** Of the input, for the field's label. */
  id: string
  describedBy: string
  multiple?: boolean
  size?: ButtonProps['size']
  onChoose: (files: File[]) => void
  children: ReactNode
}) => (
  <Button {...label} tabIndex={-1} variant="outlined" size={size} startIcon={<ImagePlus size={18} />}>
    {children}
    <Chooser
      id={id}
      type="file"
      multiple={multiple}
      accept={TYPES}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])])
        // The same file may be chosen again after it was taken away.
        target.value = ''
      }}
    />
  </Button>
)
