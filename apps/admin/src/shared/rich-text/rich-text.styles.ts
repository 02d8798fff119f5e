import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner } from '@hojreh/ui'

/** The frame of a field around tools and text. */
export const Frame = styled.div<{ isInvalid: boolean }>(
  css({
    minInlineSize: 0,
    border: `1px solid ${color.line}`,
    borderRadius: corner.small,
    backgroundColor: color.surface,
    '&:focus-within': { borderColor: color.turquoise, boxShadow: `0 0 0 1px ${color.turquoise}` },
  }),
  ({ isInvalid }) => isInvalid && css({ '&, &:focus-within': { borderColor: color.pomegranate } }),
)

export const Tools = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    borderBlockEnd: `1px solid ${color.line}`,
    '& [aria-pressed=true]': { backgroundColor: color.turquoiseSoft, color: color.turquoise },
  }),
)

/** The input of a tool, such as the address of a link, between the toolbar and the text. */
export const Asked = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: 12,
    borderBlockEnd: `1px solid ${color.line}`,
    backgroundColor: color.sunken,
  }),
)

const prose = css({
  overflowWrap: 'anywhere',
  '& p, & li, & h2, & h3, & h4, & td, & th': { unicodeBidi: 'plaintext' },
  '& h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h4': { fontSize: '1rem' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'persian' },
  '& a': { color: color.turquoise, textDecoration: 'underline', textUnderlineOffset: 5 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 16,
    borderInlineStart: `3px solid ${color.saffron}`,
    color: color.inkSoft,
  },
  '& img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: corner.small },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: 8, border: `1px solid ${color.line}`, textAlign: 'start', verticalAlign: 'top' },
  '& th': { backgroundColor: color.sunken },
})

/** A text as it is read. */
export const Prose = styled.div(prose, css({ '& > div > * + *': { marginBlockStart: '0.8em' } }))

/** A text as it is written, and what ProseMirror needs of styles. */
export const Writing = styled.div(
  prose,
  css({
    '& .ProseMirror': {
      minBlockSize: 180,
      padding: 14,
      outline: 'none',
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
      position: 'relative',
    },
    '& .ProseMirror > * + *': { marginBlockStart: '0.8em' },
    '& img.ProseMirror-selectednode': { outline: `2px solid ${color.turquoise}` },
    '& table': { tableLayout: 'fixed' },
    '& .selectedCell': { backgroundColor: color.turquoiseSoft },
  }),
)
