import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Hero } from '../content/hero.tsx'
import { BottomNav } from '../navigation/bottom-nav.tsx'
import { onItsOwnPage } from '../stories/docs.ts'
import { articles } from '../stories/goods.ts'
import { SampleFooter, SampleHeader, sampleHrefs, sampleWords } from '../stories/navigation.tsx'
import { picture } from '../stories/pictures.ts'
import { DefaultLayout } from './default-layout.tsx'
import { FullBleed, PageTitle, ReadingColumn, ReadingSheet, Sections } from './layout.styles.ts'

const Content = () => (
  <>
    <PageTitle>فروشگاه</PageTitle>
    {sampleWords}
  </>
)

const meta = {
  component: DefaultLayout,
  subcomponents: { FullBleed, PageTitle, ReadingColumn, ReadingSheet, Sections },
  title: 'Layouts/DefaultLayout',
  parameters: { layout: 'fullscreen', ...onItsOwnPage },
  args: {
    header: <SampleHeader />,
    footer: <SampleFooter />,
    bottomNav: <BottomNav hrefs={sampleHrefs} current="shop" cartCount={3} />,
    children: <Content />,
  },
} satisfies Meta<typeof DefaultLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'رفتن به محتوای اصلی' })).toHaveFocus()
  },
}

const SectionsOfAPage = () => (
  <Sections>
    <FullBleed>
      <Hero slides={[{ title: 'از لبه تا لبه پنجره', picture: picture('rug', 0) }]} />
    </FullBleed>
    <section>{sampleWords}</section>
    <section>{sampleWords}</section>
  </Sections>
)

export const SectionsUnderEachOther: Story = {
  args: {
    children: <SectionsOfAPage />,
  },
}

const Terms = () => (
  <>
    <ReadingColumn>
      <PageTitle>شیوه‌های ارسال</PageTitle>
    </ReadingColumn>
    <ReadingSheet>
      {articles.map(({ href, summary }) => (
        <p key={href}>{summary.repeat(4)}</p>
      ))}
    </ReadingSheet>
  </>
)

/** Such as the terms: no line is longer than what is easily read. */
export const ALongText: Story = {
  args: {
    children: <Terms />,
  },
}
