import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandContext } from '../theme/brand.ts'
import { Logo, LogoMark } from './logo.tsx'

const meta = {
  component: Logo,
  subcomponents: { LogoMark },
  title: 'Elements/Logo',
  args: { size: 44 },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Large: Story = { args: { size: 120 } }
export const MarkOnly: Story = { render: ({ size }) => <LogoMark {...(size && { size })} /> }
export const OfAnotherShop: Story = {
  decorators: [
    (Story) => (
      <BrandContext value="بازارچه">
        <Story />
      </BrandContext>
    ),
  ],
}
