import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '../theme/vars.ts'

const List = styled.dl(css({ margin: 0 }))
const Row = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
    gap: 16,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: '0.9375rem',
    '& dt': { color: color.inkSoft },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  }),
)

/** Names and values of a product. */
export const AttributeTable = ({ items }: { items: readonly { name: string; value: string }[] }) => (
  <List>
    {items.map(({ name, value }) => (
      <Row key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Row>
    ))}
  </List>
)
