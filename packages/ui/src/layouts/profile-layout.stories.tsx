import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BottomNav } from '../navigation/bottom-nav.tsx'
import { ProfileMenu } from '../navigation/profile-menu.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { accountItems, SampleFooter, SampleHeader, sampleHrefs, sampleWords } from '../stories/navigation.tsx'
import { PageTitle } from './layout.styles.ts'
import { ProfileLayout } from './profile-layout.tsx'

const Content = () => (
  <>
    <PageTitle>سفارش‌های من</PageTitle>
    {sampleWords}
  </>
)

const meta = {
  component: ProfileLayout,
  title: 'Layouts/ProfileLayout',
  parameters: { layout: 'fullscreen', ...onItsOwnPage },
  args: {
    header: <SampleHeader name="مریم رضایی" />,
    footer: <SampleFooter />,
    bottomNav: <BottomNav hrefs={sampleHrefs} current="account" cartCount={3} />,
    menu: (
      <ProfileMenu name="مریم رضایی" phone="09123456789" items={accountItems} currentHref="/profile/orders" />
    ),
    children: <Content />,
  },
} satisfies Meta<typeof ProfileLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'سفارش‌های من' })).toBeVisible()
  },
}

export const MenuOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('۰۹۱۲۳۴۵۶۷۸۹')).toBeVisible()
  },
}

export const MenuOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'آدرس‌های من' })).toBeVisible()
  },
}

/** On a phone the menu is a page of its own. */
export const MenuOnAPhone: Story = {
  args: { isMenuPage: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'آدرس‌های من' })).toBeVisible()
  },
}
export const AnotherPageOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'آدرس‌های من' })).toBeNull()
  },
}
