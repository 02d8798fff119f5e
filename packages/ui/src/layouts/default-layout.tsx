import type { ReactNode } from 'react'
import { mainContentId, SkipLink } from '../elements/skip-link.tsx'
import { Main, Page } from './layout.styles.ts'

export type LayoutProps = {
  header: ReactNode
  bottomNav?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Header, the page, footer, and on phones the bottom navigation. */
export const DefaultLayout = ({ header, bottomNav, footer, children }: LayoutProps) => (
  <Page>
    <SkipLink />
    {header}
    <Main id={mainContentId} tabIndex={-1}>
      {children}
    </Main>
    {footer}
    {bottomNav}
  </Page>
)
