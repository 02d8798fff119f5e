import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, from, Notice as NoticeBox } from '@hojreh/ui'

export const Stack = styled.div(css({ display: 'grid', gap: 20, minInlineSize: 0 }))
/** As tall as the window: what comes after it is out of sight already when its answer comes. */
export const Waiting = styled.div(
  css({ display: 'grid', gap: 16, alignContent: 'start', minBlockSize: '100dvh' }),
)
/** Stands above the steps of the checkout. */
export const RemovedStack = styled(Stack)(css({ gap: 8, marginBlockEnd: 20 }))
export const Row = styled.div(css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }))

/** A box that asks for attention without alarm. */
export const Notice = styled(NoticeBox)(css({ marginBlockEnd: 20, '& h2': { fontSize: '1rem' } }))

/** The total and the next step on phones, in the place of the bottom navigation; desktop has the summary beside. */
export const PhoneBar = styled.div(
  css({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'flex',
    // With large text the button has a line of its own.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 8,
    marginInline: -16,
    padding: '9px 16px calc(9px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${color.line}`,
    backgroundColor: color.surface,
    '& small': { display: 'block', color: color.inkSoft, fontSize: '0.8125rem' },
    '& b': { whiteSpace: 'nowrap' },
    '& > p': { order: -1, flex: '1 0 100%', fontSize: '0.875rem' },
    // Twice, for a large button has a size of its own.
    '&& > :last-child': { flex: '1 1 9rem', inlineSize: 'auto', paddingInline: 12, fontSize: '0.9375rem' },
    // It would leave nothing of the page in a low window.
    '@media (max-height: 479.95px)': { position: 'static' },
    [from.desktop]: { display: 'none' },
  }),
)
/** Where a line will be: its picture, and words beside it. */
export const LineSkeleton = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    columnGap: 16,
    rowGap: 12,
    paddingBlock: 20,
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '& > :first-of-type': { aspectRatio: '1', gridRow: '1 / span 2' },
    '& > :last-of-type': { alignSelf: 'end' },
    [from.tablet]: { gridTemplateColumns: '120px minmax(0, 1fr)', columnGap: 20 },
  }),
)
/** What a sheet holds when it is no list. */
export const SheetBody = styled.div(
  css({ display: 'grid', gap: 16, paddingBlock: 20, '& h2': { fontSize: '1.0625rem' } }),
)
