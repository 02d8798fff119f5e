import { css } from '@emotion/react'
import styled from '@emotion/styled'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { IconButton } from '../elements/actions/icon-button.tsx'
import { FileButton } from '../fields/file-button.tsx'
import type { ValueProps } from '../fields/form-value.tsx'
import { color } from '../theme/vars.ts'
import { orderMessages } from './order.messages.ts'

const text = orderMessages.card

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

/** Chooses the picture of a receipt. */
export const ReceiptInput = ({ value: file, message, onChange }: ValueProps<File>) => {
  const id = useId()
  return (
    <FormControl error={Boolean(message)} fullWidth>
      <FormLabel htmlFor={id}>{text.receipt}</FormLabel>
      <Row>
        <FileButton id={id} describedBy={`${id}-note`} size="small" onChoose={([chosen]) => onChange(chosen)}>
          {file ? text.changeReceipt : text.chooseReceipt}
        </FileButton>
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
