import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { archBox, archClip, archPath } from '../motifs/arch-path.ts'
import { GirihPattern } from '../motifs/girih-pattern.tsx'
import { color } from '../theme/vars.ts'

const Column = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 12,
    maxInlineSize: 440,
    marginInline: 'auto',
    paddingBlock: 48,
    paddingInline: 16,
    textAlign: 'center',
    '& h1, & h2': { fontSize: '1.25rem' },
    '& p': { color: color.inkSoft, textWrap: 'balance' },
  }),
)
const Niche = styled.div(
  css({
    position: 'relative',
    inlineSize: 148,
    aspectRatio: `${archBox.width} / ${archBox.height}`,
    marginBlockEnd: 12,
  }),
)
const Opening = styled.div(
  css({
    position: 'absolute',
    inset: 6,
    clipPath: archClip,
    backgroundColor: color.turquoiseSoft,
    color: color.turquoise,
  }),
)
const Seat = styled.div(
  css({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '46%',
    marginInline: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 64,
    blockSize: 64,
    borderRadius: '50%',
    backgroundColor: color.surface,
    color: color.turquoise,
    border: `1px solid ${color.line}`,
  }),
)
const Line = styled.svg(css({ position: 'absolute', inset: 0, overflow: 'visible' }))
const Actions = styled.div(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 8,
    maxInlineSize: '100%',
    marginBlockStart: 12,
    '& > *': { maxInlineSize: '100%', whiteSpace: 'normal' },
  }),
)

/** A niche of the bazaar with a girih lattice; an icon sits in it. */
export const GirihNiche = ({ icon }: { icon?: ReactNode }) => (
  <Niche>
    <Opening>
      <GirihPattern tile={44} opacity={0.5} />
    </Opening>
    <Line viewBox={`0 0 ${archBox.width} ${archBox.height}`} aria-hidden="true" focusable="false">
      <path d={archPath} fill="none" stroke={color.saffron} strokeWidth={1} />
    </Line>
    {icon && <Seat aria-hidden="true">{icon}</Seat>}
  </Niche>
)

export type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** The way on: buttons or links. */
  actions?: ReactNode
  /** Level of the title: 1 when the empty state is the whole page. */
  level?: 1 | 2
}

/** Nothing here yet: a picture, a sentence, a way on. */
export const EmptyState = ({ title, text, icon, actions, level = 2 }: EmptyStateProps) => {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <Column>
      <GirihNiche icon={icon} />
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {actions && <Actions>{actions}</Actions>}
    </Column>
  )
}
