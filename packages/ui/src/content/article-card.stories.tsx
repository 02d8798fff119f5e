import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { articles } from '../stories/goods.ts'
import { picture } from '../stories/pictures.ts'
import { ArticleCard, ArticleGrid, LowerArticleGrid } from './article-card.tsx'

/** What stands before it on a long page. */
const Before = styled.div({ blockSize: '400vh' })

const meta = {
  component: ArticleCard,
  subcomponents: { ArticleGrid, LowerArticleGrid },
  title: 'Content/ArticleCard',
  args: {
    href: '/blog/heriz',
    title: 'چطور یک قالیچه هریس اصل را از روی گره‌هایش بشناسیم',
    summary: 'از پشت فرش شروع کنید: گره‌های درشت و پود آبی‌رنگ، امضای بافنده‌های هریس است.',
    category: 'فرش و گلیم',
    publishedAt: '2026-10-02T08:00:00Z',
    readingMinutes: 7,
    cover: picture('rug', 0),
    headingLevel: 2,
  },
} satisfies Meta<typeof ArticleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: { widest: 400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۱۰ مهر ۱۴۰۵ · ۷ دقیقه مطالعه')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/blog/heriz')
  },
}
export const Lead: Story = { args: { isLead: true } }
export const WithoutCover: Story = { parameters: { widest: 400 }, args: { cover: null, summary: undefined } }
export const BesideEachOther: Story = {
  render: () => (
    <ArticleGrid>
      {articles.map((article) => (
        <ArticleCard key={article.href} {...article} headingLevel={2} />
      ))}
    </ArticleGrid>
  ),
}
export const FarDown: Story = {
  render: () => (
    <>
      <Before />
      <LowerArticleGrid>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} headingLevel={2} />
        ))}
      </LowerArticleGrid>
    </>
  ),
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('heading')
    const isLaidOut = () => title?.checkVisibility({ contentVisibilityAuto: true })
    await expect(isLaidOut()).toBe(false)
    title?.closest('article')?.scrollIntoView()
    await waitFor(() => expect(isLaidOut()).toBe(true))
    scrollTo(0, 0)
  },
}
