import type { Meta, StoryObj } from '@storybook/react-vite'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { expect, userEvent, waitFor } from 'storybook/test'
import { articles, categories } from '../stories/goods.ts'
import { picture } from '../stories/pictures.ts'
import { ArticleCard } from './article-card.tsx'
import { BannerRow } from './banner-row.tsx'
import { CategoryArch, CategoryRow } from './category-arch.tsx'
import { Hero } from './hero.tsx'
import { TrustRow } from './trust-row.tsx'

const meta = {
  component: Hero,
  title: 'Content/Hero',
  args: {
    slides: [
      {
        title: 'نقش ترنج، گره به گره',
        text: 'قالیچه‌های دستبافت هریس و تبریز، مستقیم از کارگاه بافنده.',
        href: '/shop?category=1',
        action: 'دیدن فرش‌ها',
        picture: picture('rug', 0),
      },
      { title: 'فیروزه‌ای میناب', picture: picture('bowl', 1) },
    ],
  },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '۲ از ۲' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '۲ از ۲' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const Categories: Story = {
  render: () => (
    <CategoryRow>
      {categories.map(({ url, title, picture: view }) => (
        <CategoryArch key={url} href={url} title={title} picture={view} />
      ))}
    </CategoryRow>
  ),
}
export const LeadArticle: Story = {
  render: () => <ArticleCard {...(articles[0] as (typeof articles)[number])} isLead headingLevel={2} />,
}
export const Trust: Story = {
  render: () => (
    <TrustRow items={[{ icon: <BadgeCheck size={32} />, title: 'اصالت کالا', text: 'با شناسنامه سازنده' }]} />
  ),
}
export const Banners: Story = {
  render: () => (
    <BannerRow
      banners={[
        { href: '/shop?category=1', title: 'زعفران نوبر قائنات رسید', picture: picture('bowl', 0) },
        {
          href: '/shop?category=2',
          title: 'چای بهاره‌ی لاهیجان',
          text: 'تازه از باغ',
          picture: picture('rug', 1),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /چای بهاره/ })).toHaveAttribute('href', '/shop?category=2')
  },
}
