import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Button } from '../elements/button.tsx'
import { IconButton } from '../elements/icon-button.tsx'
import { color } from '../theme/vars.ts'
import { orderMessages } from './order.messages.ts'

const text = orderMessages.card
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif'

const Box = styled.div(
  css({
    display: 'grid',
    gap: 6,
    '& > label': { fontWeight: 600, fontSize: '0.9375rem' },
    '& > small': { color: color.inkSoft },
    '& > small[role="alert"]': { color: color.pomegranate },
  }),
)
const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    '& bdi': { overflowWrap: 'anywhere', minInlineSize: 0 },
  }),
)
const Hidden = styled.input(css({ display: 'none' }))

/** Chooses the picture of a receipt. */
export const ReceiptInput = ({
  file,
  message,
  onChange,
}: {
  file: File | undefined
  message?: string | undefined
  onChange: (file: File | undefined) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box>
      <label htmlFor={id}>{text.receipt}</label>
      <Hidden
        ref={input}
        id={id}
        type="file"
        accept={TYPES}
        onChange={({ target }) => {
          onChange(target.files?.[0])
          // The same file may be chosen again after it was taken away.
          target.value = ''
        }}
      />
      <Row>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ImagePlus size={18} />}
          onClick={() => input.current?.click()}
        >
          {file ? text.changeReceipt : text.chooseReceipt}
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
      <small role={message ? 'alert' : undefined}>{message ?? text.receiptHint}</small>
    </Box>
  )
}
