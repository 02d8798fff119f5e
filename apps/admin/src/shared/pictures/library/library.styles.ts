import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'
import ButtonBase from '@mui/material/ButtonBase'

/** Pictures beside each other, as many as there is room for. */
export const Shelf = styled.ul(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    gap: 8,
    padding: 0,
    listStyle: 'none',
  }),
)

/** One of them, whole, whatever its shape. */
export const Thumb = styled.img(
  css({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '1',
    objectFit: 'contain',
    borderRadius: corner.small,
    backgroundColor: color.sunken,
  }),
)

export const Choice = styled(ButtonBase)(
  css({
    display: 'block',
    inlineSize: '100%',
    padding: 4,
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    backgroundColor: color.surface,
    '&:hover': { borderColor: color.turquoise },
  }),
)

export const Box = styled.div(
  css({
    display: 'grid',
    gap: 12,
    padding: 12,
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    '& > ul': { maxBlockSize: 320, overflowY: 'auto' },
  }),
)
