import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../elements/actions/button.tsx'
import { CartButton } from '../../navigation/cart/cart-button.tsx'
import { CartIcon } from '../../navigation/cart/cart-icon.tsx'
import { preferLessMotion } from '../../stories/less-motion.ts'
import { picture } from '../../stories/pictures.ts'
import { flyToCart } from './fly-to-cart.ts'
import { ProductPicture } from './product-picture.tsx'

const Sample = () => {
  const view = useRef<HTMLDivElement>(null)
  return (
    <>
      <CartButton href="/cart" count={1} icon={<CartIcon count={1} />} />
      <div ref={view}>
        <ProductPicture {...picture('bowl', 1, 'کاسه فیروزه‌ای')} />
      </div>
      <Button onClick={() => flyToCart(view.current?.firstElementChild)}>افزودن به سبد خرید</Button>
    </>
  )
}

const meta = {
  component: Sample,
  title: 'Product/FlyToCart',
  parameters: { widest: 400 },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

/** Watches the start of flights: a flight may be over before the test looks. */
let flights: ReturnType<typeof watchFlights>
const watchFlights = () => spyOn(Element.prototype, 'animate')
const beforeEach = () => {
  flights = watchFlights()
  return () => flights.mockRestore()
}

export const Playground: Story = {
  beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await expect(flights).toHaveBeenCalledOnce()
    await waitFor(() => expect(document.querySelectorAll('picture')).toHaveLength(1))
  },
}

export const StillForWhoPrefersIt: Story = {
  beforeEach: () => {
    const restore = [beforeEach(), preferLessMotion()]
    return () => {
      for (const undo of restore) undo()
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'افزودن به سبد خرید' }))
    await expect(flights).not.toHaveBeenCalled()
  },
}
