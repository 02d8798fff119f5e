import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { hiddenLook } from '../elements/visually-hidden.tsx'
import type { ValueProps } from '../fields/form-value.tsx'
import { color } from '../theme/vars.ts'
import { orderMessages } from './order.messages.ts'

const text = orderMessages.card
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif'

const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    '& bdi': { overflowWrap: 'anywhere', minInlineSize: 0 },
    '& > :has(:focus-visible)': { outline: `2px solid ${color.turquoise}`, outlineOffset: 2 },
  }),
)
// Not `display: none`: the keyboard goes to it, the button around it is its label.
const Picture = styled.input(hiddenLook)

// MUI would call it a button.
const label = { component: 'label', role: undefined } as const

/** Chooses the picture of a receipt. */
export const ReceiptInput = ({ value: file, message, onChange }: ValueProps<File>) => {
  const id = useId()
  return (
    <FormControl error={Boolean(message)} fullWidth>
      <FormLabel htmlFor={id}>{text.receipt}</FormLabel>
      <Row>
        <Button {...label} tabIndex={-1} variant="outlined" size="small" startIcon={<ImagePlus size={18} />}>
          {file ? text.changeReceipt : text.chooseReceipt}
          <Picture
            id={id}
            type="file"
            accept={TYPES}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              onChange(target.files?.[0])
              // The same file may be chosen again after it was taken away.
              target.value = ''
            }}
          />
        </Button>
        {file && (
          <>
            <bdi>{file.name}</bdi>
            <IconButton label={text.removeReceipt} onClick={() => onChange(undefined)}>
              <X size={18} />
            </IconButton>
          </>
        )}
      </Row>
      <FormHelperText id={`${id}-note`} role={message ? 'alert' : undefined}>
        {message ?? text.receiptHint}
      </FormHelperText>
    </FormControl>
  )
}
