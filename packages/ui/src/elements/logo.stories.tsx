import type { Meta, StoryObj } from '@storybook/react-vite'
import { BrandContext, LogoContext, type LogoPicture } from '../theme/brand.ts'
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

const drawn = (width: number, height: number): LogoPicture => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="40" fill="#8a1c4a"/></svg>`)}`,
  width,
  height,
})
const withLogo = (logo: LogoPicture): Story => ({
  decorators: [
    (Story) => (
      <LogoContext value={logo}>
        <Story />
      </LogoContext>
    ),
  ],
})
/** A square logo has the name beside it. */
export const OwnMark: Story = withLogo(drawn(400, 400))
/** A wide one is the name. */
export const OwnWordmark: Story = withLogo(drawn(900, 260))
