import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomNav } from '../navigation/bottom-nav.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { SampleFooter, SampleHeader, sampleHrefs, sampleWords } from '../stories/navigation.tsx'
import { BlogLayout } from './blog-layout.tsx'
import { PageTitle } from './layout.styles.ts'

const Content = () => (
  <>
    <PageTitle>بلاگ</PageTitle>
    {sampleWords}
  </>
)

const meta = {
  component: BlogLayout,
  title: 'Layouts/BlogLayout',
  parameters: { layout: 'fullscreen', ...onItsOwnPage },
  args: {
    header: <SampleHeader />,
    footer: <SampleFooter />,
    bottomNav: <BottomNav hrefs={sampleHrefs} current="blog" cartCount={3} />,
    children: <Content />,
  },
} satisfies Meta<typeof BlogLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
