import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingLabel, Skeleton } from './skeletons.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { LoadingLabel },
  title: 'Elements/Skeletons',
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { variant: 'title' } }

export const APanel: Story = {
  render: () => (
    <>
      <LoadingLabel />
      <Skeleton variant="title" />
      <Skeleton variant="half" />
      <Skeleton variant="block" />
    </>
  ),
}
