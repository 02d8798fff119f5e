import { css } from '@emotion/react'
import styled from '@emotion/styled'

const Line = styled.span(
  css({
    position: 'absolute',
    inset: 0,
    borderStyle: 'solid',
    borderWidth: 1,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  }),
)

/** The border of a field. MUI's own has a notch for a label that floats, which ours never do. */
export const FieldOutline = ({ className }: { className?: string }) => (
  <Line aria-hidden="true" className={className} />
)
