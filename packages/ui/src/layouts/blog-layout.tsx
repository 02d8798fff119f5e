import { DefaultLayout, type LayoutProps } from './default-layout.tsx'
import { Reading } from './layout.styles.ts'

/** The magazine: the same shell, a narrower measure. */
export const BlogLayout = ({ children, ...shell }: LayoutProps) => (
  <DefaultLayout {...shell}>
    <Reading>{children}</Reading>
  </DefaultLayout>
)
