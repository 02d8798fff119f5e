import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomNav } from '../shell/bottom-nav.tsx'
import { goods } from '../stories/goods.ts'
import { ProfilePage } from '../stories/profile-page.tsx'
import { SampleLogin } from '../stories/sample-login.tsx'
import { SampleFooter, SampleHeader, SamplePage, sampleHrefs } from '../stories/shell.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { BlogLayout } from './blog-layout.tsx'
import { PageTitle } from './layout.styles.ts'

const meta = { title: 'Layouts', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const words = goods.map(({ title }) => <p key={title}>{title}</p>)

export const Default: Story = {
  render: () => (
    <SamplePage current="shop">
      <PageTitle>فروشگاه</PageTitle>
      {words}
    </SamplePage>
  ),
}

/** A narrower measure, for reading. */
export const Blog: Story = {
  render: () => (
    <BlogLayout
      header={<SampleHeader />}
      footer={<SampleFooter />}
      bottomNav={<BottomNav hrefs={sampleHrefs} current="blog" cartCount={3} />}
    >
      <PageTitle>بلاگ</PageTitle>
      {words}
    </BlogLayout>
  ),
}

export const Auth: Story = {
  render: () => (
    <AuthLayout title="ورود به حساب کاربری">
      <SampleLogin />
    </AuthLayout>
  ),
}

export const Profile: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <ProfilePage title="سفارش‌های من" href="/profile/orders">
      {words}
    </ProfilePage>
  ),
}

/** On a phone the menu is a page of its own. */
export const ProfileOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ProfilePage title="داشبورد" href="/profile" isMenuPage>
      {words}
    </ProfilePage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'آدرس‌های من' }).length).toBeGreaterThan(0)
  },
}
