import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { from } from '../theme/tokens.ts'
import { color, corner, floating } from '../theme/vars.ts'
import { IconButton } from './actions/icon-button.tsx'
import { elementsMessages as text } from './elements.messages.ts'
import { mirrorStyles } from './mirror.ts'
import { useRowEnds } from './use-row-ends.ts'

const Frame = styled.div(css({ position: 'relative' }))
const Row = styled.div(
  css({
    display: 'grid',
    gridAutoFlow: 'column',
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    paddingBlock: 4,
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 16,
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start' },
    [from.desktop]: { marginInline: 0, paddingInline: 2, scrollPaddingInline: 0 },
  }),
)
// A finger pushes the row and a keyboard goes from link to link: only a mouse needs something to press.
const Arrow = styled.div<{ side: 'before' | 'after' }>(
  css({
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 22px)',
    zIndex: 2,
    border: `1px solid ${color.line}`,
    borderRadius: corner.pill,
    backgroundColor: color.surface,
    boxShadow: floating,
    '& svg': mirrorStyles,
    '@media (hover: hover) and (pointer: fine)': { [from.desktop]: { display: 'block' } },
  }),
  ({ side }) => (side === 'before' ? css({ insetInlineStart: -16 }) : css({ insetInlineEnd: -16 })),
)

/** Things in one row that is pushed sideways; with arrows for the mouse where there is more. */
export const ScrollRow = ({ className, children }: { className?: string; children: ReactNode }) => {
  const { row, more, move } = useRowEnds<HTMLDivElement>()
  return (
    <Frame>
      <Row ref={row} className={className}>
        {children}
      </Row>
      {more.before && (
        <Arrow side="before">
          <IconButton label={text.back} tabIndex={-1} onClick={() => move(-1)}>
            <ChevronRight size={22} />
          </IconButton>
        </Arrow>
      )}
      {more.after && (
        <Arrow side="after">
          <IconButton label={text.further} tabIndex={-1} onClick={() => move(1)}>
            <ChevronLeft size={22} />
          </IconButton>
        </Arrow>
      )}
    </Frame>
  )
}
