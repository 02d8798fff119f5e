import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { from, gridStep, layer, motion, pageWidth, radius, readingWidth } from './tokens.ts'
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

/** Everything stands on a grid of four pixels. */
export const Spacing: Story = {
  render: () => (
    <Row dir="ltr">
      {[1, 2, 3, 4, 5, 6, 8, 11, 16].map((steps) => (
        <li key={steps}>
          <svg width={steps * gridStep} height={steps * gridStep} aria-hidden="true">
            <rect width="100%" height="100%" fill={color.turquoise} />
          </svg>
          {steps * gridStep}
        </li>
      ))}
    </Row>
  ),
}

const numbers = {
  'page width (px)': pageWidth,
  'longest line that is read': readingWidth,
  ...Object.fromEntries(Object.entries(from).map(([name, query]) => [`from ${name}`, query])),
  ...Object.fromEntries(Object.entries(layer).map(([name, index]) => [`layer of ${name}`, index])),
  ...Object.fromEntries(Object.entries(motion).map(([name, ms]) => [`${name} motion (ms)`, ms])),
}

/** Widths, breakpoints, layers and durations. */
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
