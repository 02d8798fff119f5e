import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onItsOwnPage } from '../stories/docs.ts'
import { SampleLogin } from '../stories/sample-login.tsx'
import { AuthLayout } from './auth-layout.tsx'

const meta = {
  component: AuthLayout,
  title: 'Layouts/AuthLayout',
  parameters: { layout: 'fullscreen', ...onItsOwnPage },
  args: { title: 'ورود به حساب کاربری', children: <SampleLogin /> },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'حجره' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ورود به حساب کاربری')
  },
}
