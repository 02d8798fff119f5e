import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { goods } from '../../stories/goods.ts'
import { picture } from '../../stories/pictures.ts'
import { settled } from '../../stories/settled.ts'
import { ProductCard } from './product-card.tsx'
import { ProductGrid } from './product-parts.tsx'

const meta = {
  component: ProductCard,
  subcomponents: { ProductGrid },
  title: 'Product/ProductCard',
  args: {
    href: '/shop/rug-heriz',
    title: 'قالیچه دستبافت هریس با نقش ترنج',
    price: 185_000_000,
    listPrice: 220_000_000,
    picture: picture('rug', 0, 'قالیچه لاکی'),
    rating: { average: 4.7, count: 128 },
    headingLevel: 2,
    onAdd: fn(),
  },
  decorators: [
    (Story) => (
      <ProductGrid>
        <Story />
      </ProductGrid>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /افزودن به سبد خرید/ }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/shop/rug-heriz')
  },
}
export const OutOfStock: Story = {
  args: { stock: 'out' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('ناموجود')).toBeVisible()
  },
}
export const LongTitleAndTwelveDigits: Story = {
  args: {
    title: goods[4]?.title ?? '',
    price: 9_999_999_999_990,
    listPrice: null,
  },
}
export const WithoutPicture: Story = { args: { picture: null, stock: 'low' } }
export const Adding: Story = {
  args: { isAdding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
/** More than a phone shows at once: the lower rows are laid out when they come near, and as high as they were before. */
export const Many: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {Array.from({ length: 24 }, (_, place) => {
        const product = goods[place % goods.length]
        return product && <ProductCard key={place.toString()} {...product} headingLevel={2} />
      })}
    </>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading')
    const isLaidOut = (place: number) => titles[place]?.checkVisibility({ contentVisibilityAuto: true })
    const last = titles.length - 1
    await settled()
    await expect(isLaidOut(0)).toBe(true)
    await expect(isLaidOut(last)).toBe(false)
    const before = document.documentElement.scrollHeight
    titles[last]?.closest('article')?.scrollIntoView()
    await waitFor(() => expect(isLaidOut(last)).toBe(true))
    await expect(document.documentElement.scrollHeight).toBe(before)
    scrollTo(0, 0)
  },
}
