import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingLabel, Skeleton } from './skeletons.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { LoadingLabel },
  title: 'Elements/Skeletons',
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { 'data-shape': 'title' } as Story['args'] & object }

export const APanel: Story = {
  render: () => (
    <>
      <LoadingLabel />
      <Skeleton data-shape="title" />
      <Skeleton data-shape="half" />
      <Skeleton data-shape="block" />
    </>
  ),
}
