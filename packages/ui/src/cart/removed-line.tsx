import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Undo2 from 'lucide-react/icons/undo-2'
import { Button } from '../elements/actions/button.tsx'
import { color, corner } from '../theme/vars.ts'
import { cartMessages as text } from './cart.messages.ts'

const Row = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 8,
    paddingInline: 16,
    borderRadius: corner.card,
    backgroundColor: color.sunken,
    '& > span': { overflowWrap: 'anywhere', minInlineSize: 0, flex: '1 1 200px' },
  }),
)

/** What was taken out of the cart, and the way to bring it back. */
export const RemovedLine = ({
  title,
  isBusy = false,
  onUndo,
}: {
  title: string
  isBusy?: boolean
  onUndo: () => void
}) => (
  <Row role="status">
    <span>{text.wasRemoved(title)}</span>
    <Button variant="text" size="small" startIcon={<Undo2 size={18} />} loading={isBusy} onClick={onUndo}>
      {text.undo}
    </Button>
  </Row>
)
