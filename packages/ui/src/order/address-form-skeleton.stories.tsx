import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressForm } from './address-form.tsx'
import { AddressFormSkeleton } from './address-form-skeleton.tsx'

const meta = {
  component: AddressFormSkeleton,
  title: 'Order/AddressFormSkeleton',
  parameters: { widest: 720 },
} satisfies Meta<typeof AddressFormSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const A_LINE = 24
/** What stands below must not jump when the form has come. */
export const AsTallAsTheForm: Story = {
  render: () => (
    <>
      <div data-testid="shape">
        <AddressFormSkeleton />
      </div>
      <hr />
      <div data-testid="form">
        <AddressForm provinces={[]} cities={[]} onProvinceChange={() => {}} onSubmit={() => undefined} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height
    await expect(Math.abs(heightOf('shape') - heightOf('form'))).toBeLessThan(A_LINE)
  },
}
