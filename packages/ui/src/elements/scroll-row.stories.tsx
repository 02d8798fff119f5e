import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { measured } from '../stories/settled.ts'
import { color } from '../theme/vars.ts'
import { elementsMessages as text } from './elements.messages.ts'
import { ScrollRow } from './scroll-row.tsx'

const Tile = styled.a({
  display: 'block',
  inlineSize: 160,
  blockSize: 96,
  padding: 12,
  backgroundColor: color.sunken,
})
const Row = ({ count }: { count: number }) => (
  <ScrollRow>
    {Array.from({ length: count }, (_, index) => (
      <Tile key={`tile-${index + 1}`} href={`#tile-${index + 1}`}>
        صفحه {index + 1}
      </Tile>
    ))}
  </ScrollRow>
)

const meta = {
  component: Row,
  title: 'Elements/ScrollRow',
  args: { count: 12 },
} satisfies Meta<typeof Row>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    // Arrows show where a mouse is; a machine without one has them in the page all the same.
    const further = await canvas.findByRole('button', { name: text.further, hidden: true })
    await expect(canvas.queryByRole('button', { name: text.back, hidden: true })).toBeNull()
    further.click()
    await canvas.findByRole('button', { name: text.back, hidden: true })
  },
}

export const AllInSight: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    const [tile] = await canvas.findAllByRole('link')
    await measured(tile?.parentElement as Element)
    await expect(canvas.queryByRole('button', { name: text.further, hidden: true })).toBeNull()
  },
}
