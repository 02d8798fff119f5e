import { css } from '@emotion/react'
import styled from '@emotion/styled'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionHeader } from '../elements/section-header.tsx'
import { PageTitle, ReadingColumn } from '../layouts/layout.styles.ts'
import { theme } from './theme.ts'
import { color, tabularFigures } from './vars.ts'

const meta = { title: 'Foundations/Typography' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Titles as pages have them, a text, and an island of Latin letters in it. */
export const Vazirmatn: Story = {
  render: () => (
    <ReadingColumn>
      <PageTitle>راسته‌های بازار، از فرش تا زعفران</PageTitle>
      <SectionHeader title="پیشنهاد شگفت‌انگیز امروز" />
      <p>
        حجره جایی است برای خرید صنایع دستی و خوراک ایرانی. رقم‌ها فارسی‌اند: ۰۱۲۳۴۵۶۷۸۹، و کدها مانند{' '}
        <bdi dir="ltr">HJR-100234</bdi> از چپ به راست خوانده می‌شوند. متن فارسی هوا می‌خواهد: فاصله سطرها ۱٫۹
        برابر اندازه قلم است و سطرها از ۶۸ نویسه بلندتر نمی‌شوند.
      </p>
    </ReadingColumn>
  ),
}

const Note = styled.small(css({ display: 'block', color: color.inkSoft, fontSize: '0.8125rem' }))

const scale = [
  ['h1', 'عنوان صفحه'],
  ['h2', 'عنوان بخش'],
  ['h3', 'عنوان کادر'],
  ['body1', 'متن'],
  ['button', 'متن دکمه و منو'],
  ['body2', 'متن ریز'],
  ['caption', 'یادداشت'],
] as const

/** The variants of MUI's `Typography`. */
export const Scale: Story = {
  render: () => (
    <>
      {scale.map(([variant, name]) => (
        <Typography key={variant} variant={variant} component="p">
          {name}: قالیچه دستبافت هریس، ۱۸٬۵۰۰٬۰۰۰ تومان
          <Note dir="ltr">
            {variant} · {theme.typography[variant].fontSize} · {theme.typography[variant].fontWeight}
          </Note>
        </Typography>
      ))}
    </>
  ),
}

const Counts = styled.ul<{ isTabular: boolean }>(({ isTabular }) => ({
  fontSize: '1.25rem',
  ...(isTabular && tabularFigures),
}))

/** What changes under the eye has digits of one width; a price has not. */
export const Figures: Story = {
  render: () => (
    <>
      {[true, false].map((isTabular) => (
        <Counts key={String(isTabular)} isTabular={isTabular}>
          <li>۱۱:۱۱:۱۱</li>
          <li>۲۰:۴۸:۵۶</li>
        </Counts>
      ))}
    </>
  ),
}
