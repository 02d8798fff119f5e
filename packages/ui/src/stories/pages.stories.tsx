import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressPage } from './address-page.tsx'
import { CartPage } from './cart-page.tsx'
import { HomePage } from './home-page.tsx'
import { ListPage } from './list-page.tsx'
import { LoginPage } from './login-page.tsx'
import { BlogPage, EmptyCartPage, NotFoundPage, OrdersPage, ResultPage } from './other-pages.tsx'
import { ProductPage } from './product-page.tsx'

const meta = { title: 'Pages', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const HOURS_36 = 129_600_000

export const Home: Story = {
  render: () => <HomePage offerEndsAt={new Date(Date.now() + HOURS_36).toISOString()} />,
}
export const List: Story = { render: () => <ListPage /> }
export const Product: Story = { render: () => <ProductPage /> }
export const Cart: Story = { render: () => <CartPage /> }
export const EmptyCart: Story = { render: () => <EmptyCartPage /> }
export const Address: Story = { render: () => <AddressPage /> }
export const Paid: Story = { render: () => <ResultPage status="paid" /> }
export const Failed: Story = { render: () => <ResultPage status="failed" /> }
export const StillChecking: Story = { render: () => <ResultPage status="pending" /> }
export const Login: Story = { render: () => <LoginPage /> }
export const LoginCode: Story = { render: () => <LoginPage initialMode="code" /> }
export const LoginPassword: Story = { render: () => <LoginPage initialMode="password" /> }
export const Orders: Story = { render: () => <OrdersPage /> }
export const ProfileMenuOnPhone: Story = { render: () => <OrdersPage isMenuPage /> }
export const Blog: Story = { render: () => <BlogPage /> }
export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  },
}

const dark = { scheme: 'dark' }
export const HomeDark: Story = { ...Home, globals: dark }
export const ListDark: Story = { ...List, globals: dark }
export const ProductDark: Story = { ...Product, globals: dark }
export const CartDark: Story = { ...Cart, globals: dark }
export const AddressDark: Story = { ...Address, globals: dark }
export const LoginDark: Story = { ...Login, globals: dark }
export const PaidDark: Story = { ...Paid, globals: dark }
export const OrdersDark: Story = { ...Orders, globals: dark }
export const BlogDark: Story = { ...Blog, globals: dark }

const wide = { viewport: { value: 'desktop' } }
export const HomeOnDesktop: Story = { ...Home, globals: wide }
export const ListOnDesktop: Story = { ...List, globals: wide }
export const ProductOnDesktop: Story = { ...Product, globals: wide }
export const CartOnDesktop: Story = { ...Cart, globals: wide }
export const OrdersOnDesktop: Story = { ...Orders, globals: wide }
