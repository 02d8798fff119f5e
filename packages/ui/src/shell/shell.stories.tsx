import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SampleFooter, SampleHeader, sampleHrefs } from '../stories/shell.tsx'
import { BottomNav } from './bottom-nav.tsx'

const meta = {
  component: SampleHeader,
  title: 'Shell/Header',
  args: { cartCount: 3, name: undefined },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SampleHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید' })).toHaveAttribute('href', '/cart')
    await expect(canvas.getByText('سبد خرید، ۳ کالا')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('link', { name: 'ورود | ثبت نام' })).toHaveAttribute('href', '/auth')
  },
}

export const CartPreviewByKeyboard: Story = {
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', { name: 'سبد خرید' })
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
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'سبد خرید' }))
    await expect(await canvas.findByRole('link', { name: 'دیدن سبد خرید' })).toHaveAttribute('href', '/cart')
  },
}

export const CategoriesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'دسته‌بندی کالاها' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'زعفران و ادویه' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'زعفران و ادویه' })).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const SignedIn: Story = {
  args: { name: 'مریم رضایی' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'مریم رضایی' }))
    await expect(canvas.getByRole('link', { name: 'سفارش‌های من' })).toBeVisible()
  },
}

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'جستجو' })
    await userEvent.type(field, 'فرش')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('کاسه سفالی')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('فرش')
  },
}

export const OnTheLayerOfMenus: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'جستجو' }), 'فرش')
    await expect(getComputedStyle(canvas.getByRole('listbox')).zIndex).toBe('1000')
  },
}

export const BottomBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BottomNav hrefs={sampleHrefs} current="cart" cartCount={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سبد خرید، ۳ کالا' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
  },
}

export const PageEnd: Story = { render: () => <SampleFooter /> }
