import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PrintSheet } from '@hojreh/contract/admin'
import { corner } from '@hojreh/ui'

const PAGES: Record<PrintSheet, string> = {
  slips: '@page{size:A5;margin:8mm}',
  labels: '@page{size:100mm 150mm;margin:0}',
  invoices: '@page{size:A4;margin:14mm}',
}

/** The paper of a sheet; the frame of the back office takes no room on it. */
export const pageOf = (sheet: PrintSheet) => css`
  ${PAGES[sheet]}
  @media print {
    html body {
      background: #fff;
    }
    main {
      max-inline-size: none !important;
      padding: 0 !important;
    }
  }
`

export const OnScreen = styled.div(
  css({ display: 'grid', gap: 8, marginBlockEnd: 16, '@media print': { display: 'none' } }),
)
export const Sheets = styled.div(
  css({
    display: 'grid',
    gap: 16,
    justifyItems: 'start',
    overflowX: 'auto',
    '@media print': { display: 'block', overflow: 'visible' },
  }),
)

/** On the screen of a phone or a tablet the whole sheet is seen, smaller, as it will be on paper. */
const whole = (steps: Record<number, number>) =>
  Object.fromEntries(
    Object.entries(steps)
      // The narrowest screen last: it counts.
      .toReversed()
      .map(([width, zoom]) => [`@media screen and (max-width: ${width}px)`, { zoom }]),
  )

/** Paper: black on white in every scheme, one sheet a page. */
const paper = {
  border: '1px solid #bbb',
  borderRadius: corner.small,
  backgroundColor: '#fff',
  color: '#000',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  breakAfter: 'page',
  breakInside: 'avoid',
  '&:last-of-type': { breakAfter: 'auto' },
  '& h2': { margin: 0 },
  '& p': { margin: 0 },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: '1.2mm 2mm', border: '1px solid #999', textAlign: 'start', verticalAlign: 'top' },
  '& tr': { breakInside: 'avoid' },
  '& .n': { textAlign: 'end', whiteSpace: 'nowrap' },
  '@media print': { border: 0, borderRadius: 0 },
} as const

export const Label = styled.article(
  css({
    ...paper,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: '3mm',
    inlineSize: '100mm',
    blockSize: '150mm',
    ...whole({ 419: 0.86 }),
    padding: '5mm',
    overflow: 'hidden',
    fontSize: '3.6mm',
    '& header, & footer': { display: 'grid', gap: '1mm' },
    '& header': { paddingBlockEnd: '2mm', borderBlockEnd: '0.4mm solid #000' },
    '& footer': { paddingBlockStart: '2mm', borderBlockStart: '0.4mm solid #000' },
    '& section': { display: 'grid', alignContent: 'start', gap: '2mm' },
  }),
)
// Relative, so that all of them shrink together where an address is long.
const linesOf = {
  name: css({ fontSize: '1.5556em', fontWeight: 800 }),
  address: css({ fontSize: '1.2222em' }),
}
export const LabelLine = styled.p<{ variant: keyof typeof linesOf }>(({ variant }) => linesOf[variant])
export const LabelFigures = styled.bdi(
  css({ fontSize: '1.3889em', fontWeight: 700, letterSpacing: '0.06em' }),
)

export const Slip = styled.article(
  css({
    ...paper,
    display: 'grid',
    gap: '4mm',
    inlineSize: '132mm',
    ...whole({ 419: 0.65, 540: 0.76 }),
    padding: '6mm',
    fontSize: '3.8mm',
    '& header': { display: 'grid', gridTemplateColumns: '1fr 52mm', gap: '4mm' },
    '& blockquote': { margin: 0, fontSize: '4.4mm', whiteSpace: 'pre-line' },
    '@media print': { ...paper['@media print'], inlineSize: 'auto', padding: 0 },
  }),
)
/** What packers overlook. */
const striking = css({ fontSize: '5mm', fontWeight: 800 })
export const Striking = styled.p(striking)
export const Count = styled.td<{ isMany: boolean }>(({ isMany }) => isMany && striking)
export const Gift = styled.section(css({ padding: '3mm', border: '0.4mm dashed #000', breakInside: 'avoid' }))

export const Invoice = styled.article(
  css({
    ...paper,
    display: 'grid',
    gap: '5mm',
    inlineSize: '182mm',
    ...whole({ 419: 0.47, 540: 0.55, 767: 0.76 }),
    padding: '8mm',
    fontSize: '3.6mm',
    '& header': { display: 'flex', justifyContent: 'space-between', gap: '6mm' },
    '& thead th': { whiteSpace: 'nowrap' },
    // Once, at the end: as a foot they would stand on each page, and over what comes after the table.
    '& tfoot': { display: 'table-row-group' },
    '& tfoot th, & tfoot td': { border: 0, fontWeight: 400 },
    '& tfoot tr:last-of-type > *': { borderBlockStart: '0.5mm solid #000', fontWeight: 700 },
    '@media print': { ...paper['@media print'], inlineSize: 'auto', padding: 0 },
  }),
)
/** Seller and buyer in two columns. */
export const Parties = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4mm',
    '& > section': { padding: '3mm', border: '1px solid #999' },
  }),
)
