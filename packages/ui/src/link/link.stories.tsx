import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link, type LinkProps, LinkProvider } from './link.tsx'

const meta = {
  component: Link,
  title: 'Elements/Link',
  args: { href: '/shop', children: 'رفتن به فروشگاه' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop')
  },
}

const follow = fn()
const RouterLink = ({ href, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      follow(href)
    }}
  />
)
/** An app gives its router's link once, around everything. */
export const OfARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(follow).toHaveBeenCalledWith('/shop')
  },
}
