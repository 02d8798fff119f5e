import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color, corner, from } from '@hojreh/ui'

/** The parts of a list under each other. */
export const Column = styled.div(
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, [from.desktop]: { gap: 40 } }),
)

export const Masthead = styled.header(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& p': { color: color.inkSoft },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'end', gap: 32 },
  }),
)
const titleOf = {
  magazine: css({ fontSize: 'clamp(1.625rem, 1.2rem + 2vw, 2.5rem)' }),
  // A search query can be of any length and is not one of our headlines.
  search: css({ fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)' }),
}
export const Title = styled.h1<{ variant: keyof typeof titleOf }>(
  css({ fontWeight: 800 }),
  ({ variant }) => titleOf[variant],
)
/** The author's portrait beside the name. */
export const Portrait = styled.img(
  css({
    inlineSize: 112,
    blockSize: 112,
    objectFit: 'cover',
    marginBlockEnd: 16,
    borderRadius: '50%',
    backgroundColor: color.sunken,
  }),
)
export const Lead = styled.section(
  css({
    padding: 16,
    border: `1px solid ${color.line}`,
    borderRadius: corner.sheet,
    backgroundColor: color.surface,
    [from.desktop]: { padding: 28 },
  }),
)
export const CardSkeleton = styled.div(css({ display: 'grid', gap: 12 }))
export const Cover = styled.div(
  css({ aspectRatio: '16 / 10', borderRadius: corner.card, overflow: 'hidden' }),
)
