import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import { picture } from '../stories/pictures.ts'
import { ArchFrame } from './arch-frame.tsx'
import { GirihStar } from './girih-pattern.tsx'

const meta = { title: 'Foundations/Motifs' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Arch: Story = {
  render: () => (
    <ArchFrame>
      <ProductPicture {...picture('bowl', 1, 'کاسه فیروزه‌ای')} />
    </ArchFrame>
  ),
}
export const Girih: Story = { render: () => <EmptyState title="شبکه گره" /> }
export const Star: Story = { render: () => <GirihStar size={96} /> }
