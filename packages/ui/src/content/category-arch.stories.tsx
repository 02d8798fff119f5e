import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { categories } from '../stories/goods.ts'
import { picture } from '../stories/pictures.ts'
import { CategoryArch, CategoryRow, CentredCategories, SubcategoryRow } from './category-arch.tsx'

const meta = {
  component: CategoryArch,
  subcomponents: { CategoryRow, CentredCategories, SubcategoryRow },
  title: 'Content/CategoryArch',
  args: { href: '/shop?category=2', title: 'سفال و کاشی', picture: picture('bowl', 1) },
  decorators: [
    (Story) => (
      <CategoryRow>
        <Story />
      </CategoryRow>
    ),
  ],
} satisfies Meta<typeof CategoryArch>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سفال و کاشی' })).toHaveAttribute(
      'href',
      '/shop?category=2',
    )
  },
}
export const AllCategories: Story = {
  render: () => (
    <>
      {categories.map(({ url, title, picture: view }) => (
        <CategoryArch key={url} href={url} title={title} picture={view} />
      ))}
    </>
  ),
}
export const WithoutPicture: Story = { args: { picture: null } }
export const LongTitle: Story = { args: { title: 'خانه، آشپزخانه و پذیرایی سنتی ایرانی' } }
/** Above a list: smaller, so that the goods begin in the first view. */
export const AboveAList: Story = {
  decorators: [
    (Story) => (
      <SubcategoryRow aria-label="زیردسته‌ها">
        <Story />
      </SubcategoryRow>
    ),
  ],
  render: () => (
    <>
      {categories.slice(0, 4).map(({ url, title, picture: view }) => (
        <CategoryArch key={url} href={url} title={title} picture={view} isSmall />
      ))}
    </>
  ),
}

/** On a page that says that nothing is there. */
export const InTheMiddle: Story = {
  decorators: [
    (Story) => (
      <CentredCategories count={3} aria-label="دسته‌ها">
        <Story />
      </CentredCategories>
    ),
  ],
  render: () => (
    <>
      {categories.slice(0, 3).map(({ url, title, picture: view }) => (
        <CategoryArch key={url} href={url} title={title} picture={view} isSmall />
      ))}
    </>
  ),
}
