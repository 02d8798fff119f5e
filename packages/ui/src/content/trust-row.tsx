import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { from } from '../theme/tokens.ts'
import { color, corner } from '../theme/vars.ts'
import { contentMessages as text } from './content.messages.ts'

const Row = styled.ul(
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    border: `1px solid ${color.line}`,
    borderRadius: corner.card,
    backgroundColor: color.surface,
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
)
const Item = styled.li(
  css({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 4,
    padding: 20,
    textAlign: 'center',
    '& svg': { color: color.turquoise, marginBlockEnd: 4 },
    '& b': { fontSize: '0.9375rem' },
    '& span': { fontSize: '0.8125rem', color: color.inkSoft, lineHeight: 1.7 },
  }),
)

export type TrustItem = { icon: ReactNode; title: string; text: string }

/** Why one can buy here. */
export const TrustRow = ({ items }: { items: readonly TrustItem[] }) => (
  <Row aria-label={text.trust}>
    {items.map((item) => (
      <Item key={item.title}>
        {item.icon}
        <b>{item.title}</b>
        <span>{item.text}</span>
      </Item>
    ))}
  </Row>
)
