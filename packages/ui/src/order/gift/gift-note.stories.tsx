import type { Meta, StoryObj } from '@storybook/react-vite'
import { GiftNote } from './gift-note.tsx'

const meta = {
  component: GiftNote,
  title: 'Order/GiftNote',
  parameters: { widest: 640 },
  args: { gift: { card: 'مادر مهربانم،\nیلدایت مبارک!\nسارا', hidesPrices: true } },
} satisfies Meta<typeof GiftNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const WithoutCard: Story = { args: { gift: { card: '', hidesPrices: true } } }
