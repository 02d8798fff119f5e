import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { component: Logo, title: 'Elements/Logo', args: { size: 44 } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Large: Story = { args: { size: 120 } }
