import type { ReactNode } from 'react'
import { DefaultLayout, type LayoutProps } from './default-layout.tsx'
import { Aside, Halves } from './layout.styles.ts'

export type ProfileLayoutProps = LayoutProps & {
  /** Usually a `ProfileMenu`. */
  menu: ReactNode
  /** On phones the menu is a page of its own: true shows it above the content there. */
  isMenuPage?: boolean
}

/** Side menu on desktop; on phones the menu shows only on its own page. */
export const ProfileLayout = ({ menu, isMenuPage = false, children, ...shell }: ProfileLayoutProps) => (
  <DefaultLayout {...shell}>
    <Halves isMenuShown={isMenuPage}>
      <Aside>{menu}</Aside>
      <div>{children}</div>
    </Halves>
  </DefaultLayout>
)
