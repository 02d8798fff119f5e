import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

/** On phones each good is a card with its cells under the title, each with the name of its column. */
export const Sheet = styled.div(
  css({
    display: 'grid',
    gap: 10,
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: '1.2fr 1.2fr 0.9fr',
      gap: 8,
      padding: 12,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      backgroundColor: color.surface,
    },
    '& [role="rowheader"]': { gridColumn: '1 / -1', minInlineSize: 0, overflowWrap: 'anywhere' },
    // Cards have no titles of columns.
    '& [role="row"]:first-of-type': { display: 'none' },
    '& [role="gridcell"]': { position: 'relative', minInlineSize: 0 },
    '& [role="gridcell"]::before': {
      content: 'attr(data-column)',
      color: color.inkSoft,
      fontSize: '0.8125rem',
    },
    '& input': {
      boxSizing: 'border-box',
      inlineSize: '100%',
      minBlockSize: 44,
      paddingInline: 8,
      border: `1px solid ${color.line}`,
      borderRadius: corner.small,
      backgroundColor: 'transparent',
      color: color.ink,
      font: 'inherit',
    },
    '& input:focus': { outline: `2px solid ${color.turquoise}`, outlineOffset: -1 },
    '& input:read-only': { color: color.inkSoft },
    [from.desktop]: {
      gap: 0,
      border: `1px solid ${color.line}`,
      borderRadius: corner.card,
      overflow: 'hidden',
      '& [role="row"]': {
        gridTemplateColumns: 'minmax(0, 2.2fr) repeat(2, minmax(0, 1.1fr)) minmax(0, 0.8fr)',
        gap: 0,
        padding: 0,
        border: 0,
        borderRadius: 0,
        // Rows out of sight cost no layout.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 52px',
      },
      '& [role="row"]:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.line}` },
      '& [role="row"]:first-of-type': { display: 'grid', color: color.inkSoft, fontSize: '0.8125rem' },
      '& [role="columnheader"]': { paddingBlock: 10, paddingInline: 14 },
      '& [role="rowheader"]': { gridColumn: 'auto', paddingBlock: 8, paddingInline: 14 },
      '& [role="gridcell"]': { borderInlineStart: `1px solid ${color.line}` },
      '& [role="gridcell"]::before': { content: 'none' },
      '& input': { border: 0, borderRadius: 0, minBlockSize: 50, paddingInline: 14 },
    },
  }),
)

export const Why = styled.p(
  css({
    paddingInline: 4,
    paddingBlockEnd: 4,
    color: color.pomegranate,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
  }),
)

/** Rows and cells: `div`s with the roles of a grid, which their layout does not take away as it would of a table's. */
export const Line = styled.div()
export const Box = styled.div()

const cell = css({
  '&[aria-selected="true"] input': { backgroundColor: color.lapisSoft },
  '&& input[aria-invalid="true"]': {
    borderColor: color.pomegranate,
    backgroundColor: color.pomegranateSoft,
  },
})
const changed = css({ '&& input': { backgroundColor: color.saffronSoft, fontWeight: 700 } })
export const Cell = styled.div<{ isChanged: boolean }>(cell, ({ isChanged }) => isChanged && changed)
