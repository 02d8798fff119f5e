import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProductPicture } from '../product/card/product-picture.tsx'
import { picture } from '../stories/pictures.ts'
import { color } from '../theme/vars.ts'
import { ArchFrame } from './arch-frame.tsx'
import { GirihPattern } from './girih-pattern.tsx'
import { GirihStar } from './girih-star.tsx'

const Niche = styled.div(css({ position: 'relative', maxInlineSize: 280, color: color.turquoise }))
const Wall = styled(Niche)(css({ blockSize: 280 }))

const meta = {
  component: ArchFrame,
  subcomponents: { GirihPattern, GirihStar },
  title: 'Foundations/Motifs',
  args: { children: <ProductPicture {...picture('bowl', 1, 'کاسه فیروزه‌ای')} /> },
} satisfies Meta<typeof ArchFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <Niche>
      <ArchFrame {...args} />
    </Niche>
  ),
}
export const Girih: Story = {
  render: () => (
    <Wall>
      <GirihPattern opacity={0.5} />
    </Wall>
  ),
}
export const Star: Story = {
  render: () => (
    <Niche>
      <GirihStar size={96} />
    </Niche>
  ),
}
