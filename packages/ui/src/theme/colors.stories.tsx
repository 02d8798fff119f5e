import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ColorName, colors } from './tokens.ts'
import { color, corner } from './vars.ts'

const Swatches = styled.ul(
  css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    direction: 'ltr',
  }),
)
const Swatch = styled.li(css({ fontSize: '0.8125rem' }))

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  render: () => (
    <Swatches>
      {(Object.keys(colors.light) as ColorName[]).map((name) => (
        <Swatch key={name}>
          <svg width="100%" height="56" aria-hidden="true">
            <rect width="100%" height="100%" rx={corner.small} fill={color[name]} stroke={color.line} />
          </svg>
          {name}
        </Swatch>
      ))}
    </Swatches>
  ),
}
