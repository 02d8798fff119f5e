import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { CartButton } from '../shell/cart-button.tsx'
import { picture } from '../stories/pictures.ts'
import { flyToCart } from './fly-to-cart.ts'
import { ProductPicture } from './product-picture.tsx'

const Sample = () => {
  const view = useRef<HTMLDivElement>(null)
  return (
    <>
      <CartButton href="/cart" count={1} />
      <div ref={view}>
        <ProductPicture {...picture('bowl', 1, 'کاسه فیروزه‌ای')} />
      </div>
      <Button onClick={() => flyToCart(view.current?.firstElementChild)}>افزودن به سبد خرید</Button>
    </>
  )
}

const meta = { component: Sample, title: 'Product/FlyToCart' } satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await expect(document.querySelectorAll('picture')).toHaveLength(2)
    await waitFor(() => expect(document.querySelectorAll('picture')).toHaveLength(1))
  },
}
