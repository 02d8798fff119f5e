import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/actions/button.tsx'
import { liesOnLayer } from '../stories/lies-on-layer.ts'
import { sampleHeader } from '../stories/navigation.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CartButton } from './cart/cart-button.tsx'
import { CartIcon } from './cart/cart-icon.tsx'
import { CategoryMenu } from './categories/category-menu.tsx'
import { Header } from './header.tsx'

const meta = {
  component: Header,
  subcomponents: { AccountMenu, CartButton, CategoryMenu },
  title: 'Navigation/Header',
  args: sampleHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

/** Phones have the bottom navigation in the place of the menus. */
const onDesktop = { viewport: { value: 'desktop' } }

export const Playground: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByText('سبد خرید، ۳ کالا')).toHaveAttribute('role', 'status')
  },
}

/** The bottom navigation, which has the cart, arrives long after the header: the header must not change by it. */
export const ArrivedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'سبد خرید، ۳ کالا' })).toBeNull()
    await expect(canvas.getByText('سبد خرید، ۳ کالا')).toHaveAttribute('role', 'status')
  },
}

/** A bar for buying takes the place of the bottom navigation, so the cart is in the header. */
export const OverABuyBar: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div data-buy-bar="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' })).toBeVisible()
  },
}

export const SignedOut: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ورود | ثبت‌نام' })).toHaveAttribute('href', '/auth')
  },
}

export const CartPreviewByKeyboard: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' })
    await userEvent.tab()
    while (document.activeElement !== cart) await userEvent.tab()
    const panel = await canvas.findByRole('group', { name: 'نگاهی به سبد خرید' })
    await expect(cart).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(panel).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}

export const CartPreviewUnderThePointer: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' }))
    await expect(await canvas.findByRole('link', { name: 'دیدن سبد خرید' })).toHaveAttribute('href', '/cart')
  },
}

export const CategoriesByKeyboard: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'دسته‌بندی کالاها' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await canvas.findByRole('group', { name: 'دسته‌بندی کالاها' })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(panel).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(panel).not.toBeVisible()
    await expect(button).toHaveFocus()
    // A focus that leaves the panel closes it.
    await userEvent.keyboard('{Enter}')
    await expect(panel).toBeVisible()
    await userEvent.tab({ shift: true })
    await expect(panel).not.toBeVisible()
  },
}

export const CategoriesUnderThePointer: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'دسته‌بندی کالاها' })
    await userEvent.hover(button)
    const panel = await canvas.findByRole('group', { name: 'دسته‌بندی کالاها' })
    // A panel that a passing mouse has opened stays open after a press.
    await userEvent.click(button)
    await expect(panel).toBeVisible()
    await userEvent.click(button)
    await expect(panel).not.toBeVisible()
    await userEvent.click(button)
    await expect(panel).toBeVisible()
    await userEvent.click(document.body)
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}

export const MegaMenu: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'دسته‌بندی کالاها' }))
    await expect(await canvas.findByRole('link', { name: 'تازه‌ها فرش و گلیم' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'پرفروش‌های این راسته: فرش و گلیم' })).toHaveAttribute(
      'href',
      '/shop?category=1&sort=bestselling',
    )
    // Under the header, from edge to edge.
    const { top, width } = canvas.getByRole('group', { name: 'دسته‌بندی کالاها' }).getBoundingClientRect()
    const header = canvas.getByRole('banner').getBoundingClientRect()
    await expect(Math.abs(top - header.bottom)).toBeLessThanOrEqual(1)
    await expect(width).toBe(header.width)
  },
}

export const SignedIn: Story = {
  globals: onDesktop,
  args: { account: { ...sampleHeader.account, name: 'مریم رضایی' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'مریم رضایی' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const [first, second] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await expect(screen.getByRole('menuitem', { name: 'سفارش‌های من' })).toHaveAttribute('href')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** Above all other parts of the page, however high the header lies. */
export const OverlaysOnTheirLayer: Story = {
  tags: ['§9.19'],
  globals: onDesktop,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'جستجو' }), 'فرش')
    await expect(liesOnLayer(canvas.getByRole('listbox'), 1000)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await userEvent.hover(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' }))
    await canvas.findByRole('link', { name: 'دیدن سبد خرید' })
    await expect(liesOnLayer(canvas.getByRole('group', { name: 'نگاهی به سبد خرید' }), 1000)).toBe(true)
  },
}

export const MenusOnTheirLayer: Story = {
  tags: ['§9.20'],
  globals: onDesktop,
  args: { account: { ...sampleHeader.account, name: 'مریم رضایی' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'مریم رضایی' }))
    const orders = await screen.findByRole('menuitem', { name: 'سفارش‌های من' })
    await waitFor(() => expect(liesOnLayer(orders, 1000)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'دسته‌بندی کالاها' }))
    const spices = await screen.findByRole('link', { name: 'زعفران و ادویه' })
    await waitFor(() => expect(liesOnLayer(spices, 1000)).toBe(true))
  },
}

export const LongNameAndManyGoods: Story = {
  args: {
    account: { ...sampleHeader.account, name: 'سیده فاطمه زهرا موسوی‌نژاد خراسانی' },
    cart: { href: '/cart', count: 1_204, icon: <CartIcon count={1_204} /> },
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(canvas.getByText('سبد خرید، ۱۲۰۴ کالا')).toBeInTheDocument()
  },
}

const Adding = () => {
  const [count, setCount] = useState(0)
  return (
    <>
      <CartButton href="/cart" count={count} icon={<CartIcon count={count} />} />
      <Button onClick={() => setCount(count + 1)}>افزودن به سبد خرید</Button>
    </>
  )
}

/** The live region is there before there is something to say: one that comes with its words is not read out. */
export const TheCountIsReadOut: Story = {
  render: () => <Adding />,
  play: async ({ canvas }) => {
    const voice = canvas.getByRole('status')
    await expect(voice).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await expect(voice).toHaveTextContent('سبد خرید، ۱ کالا')
    await expect(voice).toBe(canvas.getByRole('status'))
  },
}

/** The menus give way to the bottom navigation; the search keeps a line of its own. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'دسته‌بندی کالاها' })).toBeNull()
  },
}

/** The three menus by themselves. */
export const Menus: Story = {
  globals: onDesktop,
  parameters: { layout: 'padded' },
  render: ({ account, cart, categories = [] }) => (
    <>
      <CategoryMenu categories={categories} />
      <AccountMenu {...account} name="مریم رضایی" />
      <CartButton {...cart} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(2)
  },
}
