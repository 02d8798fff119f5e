import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { GirihNiche } from '../feedback/empty-state.tsx'
import { color, corner } from '../theme/vars.ts'
import { productMessages as text } from './product.messages.ts'

const Place = styled.div(
  css({
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    aspectRatio: '1',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    color: color.inkSoft,
    fontSize: '0.875rem',
  }),
)

/** As large as the gallery of a product that has pictures. */
export const NoPictures = () => (
  <Place>
    <GirihNiche />
    <p>{text.noPicture}</p>
  </Place>
)
