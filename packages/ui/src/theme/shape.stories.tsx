import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { theme } from './theme.ts'
import { radius, readingWidth } from './tokens.ts'
import { color, floating } from './vars.ts'

const Row = styled.ul(
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24, fontSize: '0.8125rem' }),
)
const Box = styled.li<{ round?: number; size?: number; floats?: boolean }>(
  ({ round = radius.card, size = 96, floats = false }) => ({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    border: `1px solid ${floats ? 'transparent' : color.lineStrong}`,
    borderRadius: round,
    backgroundColor: color.surface,
    boxShadow: floats ? floating : 'none',
  }),
)
const Table = styled.dl(
  css({
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: 32,
    margin: 0,
    fontSize: '0.875rem',
    '& dt': { color: color.inkSoft },
    '& dd': { margin: 0 },
  }),
)

const meta = { title: 'Foundations/Shape and space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Radii: Story = {
  render: () => (
    <Row dir="ltr">
      {Object.entries(radius).map(([name, round]) => (
        <Box key={name} round={round}>
          {name} {round}
        </Box>
      ))}
    </Row>
  ),
}

/** What rests has a border; what floats has the one shadow. */
export const RestingAndFloating: Story = {
  render: () => (
    <Row dir="ltr">
      <Box>rests</Box>
      <Box floats>floats</Box>
    </Row>
  ),
}

/** MUI's `theme.spacing`: everything stands on a grid of four pixels. */
export const Spacing: Story = {
  render: () => (
    <Row dir="ltr">
      {[1, 2, 3, 4, 5, 6, 8, 11, 16].map((steps) => (
        <li key={steps}>
          <svg width={theme.spacing(steps)} height={theme.spacing(steps)} aria-hidden="true">
            <rect width="100%" height="100%" fill={color.turquoise} />
          </svg>
          {theme.spacing(steps)}
        </li>
      ))}
    </Row>
  ),
}

const entriesOf = (group: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`theme.${group}.${name}`, String(value)]))

const numbers = {
  'page width (px)': '1280; 1440 from 1680',
  'longest line that is read': readingWidth,
  'theme.shape.borderRadius (px)': theme.shape.borderRadius,
  ...entriesOf('breakpoints.values', theme.breakpoints.values),
  ...entriesOf('zIndex', theme.zIndex),
  ...entriesOf('transitions.duration', theme.transitions.duration),
}

/** Widths of pages and texts, and the numbers of MUI's theme. */
export const Numbers: Story = {
  render: () => (
    <Table dir="ltr">
      {Object.entries(numbers).flatMap(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}-value`}>{value}</dd>,
      ])}
    </Table>
  ),
}
