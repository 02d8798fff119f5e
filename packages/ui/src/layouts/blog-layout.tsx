import { DefaultLayout, type LayoutProps } from './default-layout.tsx'
import { Reading } from './layout.styles.ts'

/** The magazine: the same header and footer, a narrower measure. */
export const BlogLayout = ({ children, ...parts }: LayoutProps) => (
  <DefaultLayout {...parts}>
    <Reading>{children}</Reading>
  </DefaultLayout>
)
