import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTitle } from '../layouts/layout.styles.ts'

const meta = { title: 'Foundations/Typography' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Vazirmatn: Story = {
  render: () => (
    <>
      <PageTitle>راسته‌های بازار، از فرش تا زعفران</PageTitle>
      <h2>پیشنهاد شگفت‌انگیز امروز</h2>
      <h3>قالیچه دستبافت هریس با نقش ترنج</h3>
      <p>
        حجره جایی است برای خرید صنایع دستی و خوراک ایرانی. رقم‌ها فارسی‌اند: ۰۱۲۳۴۵۶۷۸۹، و کدها مانند{' '}
        <bdi dir="ltr">HJR-100234</bdi> از چپ به راست خوانده می‌شوند.
      </p>
    </>
  ),
}
