import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { from, pageWidth, readingWidth } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'

export const Page = styled.div(css({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }))

/** `<main>`, as wide as the page may be. */
export const Main = styled.main(
  css({
    flex: 1,
    inlineSize: '100%',
    // While a page waits for its answer the footer is out of sight already: nothing jumps when it comes.
    minBlockSize: 'calc(100dvh - 96px)',
    maxInlineSize: pageWidth,
    marginInline: 'auto',
    paddingBlock: 20,
    paddingInline: 16,
    '&:focus': { outline: 'none' },
    [from.desktop]: { paddingBlock: 32, paddingInline: 32 },
  }),
)

/** Content that runs from edge to edge of the window, inside `Main`. */
export const FullBleed = styled.div(css({ marginInline: 'calc(50% - 50vw)' }))

export const Reading = styled.div(
  css({
    '& > p': { maxInlineSize: readingWidth },
  }),
)

/** Windows with room for a menu beside the content. */
export const fromMenu = '@media (min-width: 720px)'

export const Aside = styled.aside(
  css({
    display: 'none',
    [fromMenu]: { display: 'block', position: 'sticky', insetBlockStart: 76, alignSelf: 'start' },
    [from.desktop]: { insetBlockStart: 148 },
  }),
)

export const Halves = styled.div<{ isMenuShown: boolean }>(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 24,
    [fromMenu]: { gridTemplateColumns: '224px minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '272px minmax(0, 1fr)', gap: 32 },
  }),
  ({ isMenuShown }) =>
    isMenuShown && css({ '& > aside': { display: 'block', order: 1, [fromMenu]: { order: 0 } } }),
)

export const AuthGround = styled.div(
  css({
    position: 'relative',
    display: 'grid',
    minBlockSize: '100dvh',
    placeItems: 'center',
    padding: 16,
    backgroundColor: color.paper,
    color: color.turquoise,
    overflow: 'hidden',
  }),
)
export const AuthCard = styled.main(
  css({
    position: 'relative',
    display: 'grid',
    gap: 16,
    inlineSize: '100%',
    maxInlineSize: 440,
    padding: 24,
    border: `1px solid ${color.line}`,
    borderRadius: 20,
    backgroundColor: color.surface,
    color: color.ink,
    '& h1': { fontSize: '1.25rem' },
    '&:focus': { outline: 'none' },
    [from.tablet]: { padding: 36 },
  }),
)

/** Sections of a page under each other. */
export const Sections = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 44,
    [from.desktop]: { gap: 64 },
  }),
)

/** What is read from its beginning to its end, in the middle of the page: no line much longer than 80 letters. */
export const ReadingColumn = styled.div(css({ maxInlineSize: 760, marginInline: 'auto' }))

/** A text of a page's length, on its own sheet. */
export const ReadingSheet = styled(ReadingColumn)(
  css({
    [from.tablet]: {
      padding: 32,
      border: `1px solid ${color.line}`,
      borderRadius: corner.sheet,
      backgroundColor: color.surface,
      fontSize: '1.0625rem',
    },
    [from.desktop]: { paddingBlock: 48, paddingInline: 64 },
    '@media print': { maxInlineSize: 'none', padding: 0, border: 0 },
  }),
)

/** A page's own title. */
export const PageTitle = styled.h1(
  css({ fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)', marginBlockEnd: 16 }),
)
