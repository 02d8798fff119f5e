import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { toPersianDigits } from '@hojreh/persian'
import { Button, TextInput } from '@hojreh/ui'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { type FormEvent, useRef, useState } from 'react'
import { packingMessages as text } from './packing.messages.ts'
import { useScannerFocus } from './use-scanner-focus.ts'

const Form = styled.form(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: 8,
    maxInlineSize: 640,
    '& input': { fontSize: '1.25rem' },
  }),
)

/** One field for all: a scanner types into it as a keyboard does, and ends with Enter. */
export const ScanForm = ({
  current,
  onScan,
}: {
  current: string | null
  onScan: (typed: string) => void
}) => {
  const [typed, setTyped] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useScannerFocus(form)
  const take = (event: FormEvent) => {
    event.preventDefault()
    onScan(typed)
    setTyped('')
  }
  return (
    <Form ref={form} onSubmit={take}>
      <TextInput
        name="scan"
        label={current === null ? text.number : text.codeOf(toPersianDigits(current))}
        icon={<ScanBarcode size={22} />}
        dir="ltr"
        hasPersianDigits
        hasNote={false}
        autoFocus
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="outlined">
        {text.take}
      </Button>
    </Form>
  )
}
