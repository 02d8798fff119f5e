import { Head, RichText } from '@hojreh/app'
import type { ContentPage } from '@hojreh/contract'
import { PageTitle, ReadingSheet } from '@hojreh/ui'
import type { ReactNode } from 'react'

/** A page whose text the shop wrote. `title` is the fixed one of the page's route, when it has one. */
export const ContentView = ({
  page,
  title = page.title,
  children,
}: {
  page: ContentPage
  title?: string
  /** Below the text. */
  children?: ReactNode
}) => (
  <>
    <Head title={page.seoTitle || title} description={page.description} />
    <ReadingSheet>
      <PageTitle>{page.title}</PageTitle>
      <RichText html={page.bodyHtml} />
      {children}
    </ReadingSheet>
  </>
)
