import { css } from '@emotion/react'
import styled from '@emotion/styled'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { mirrorStyles } from '../elements/mirror.ts'
import { Link } from '../link/link.tsx'
import { navigationMessages as text } from '../navigation/navigation.messages.ts'
import { color } from '../theme/vars.ts'
import { DefaultLayout, type LayoutProps } from './default-layout.tsx'
import { Aside, fromMenu, Halves } from './layout.styles.ts'

const Back = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 44,
    color: color.turquoise,
    '& > svg': mirrorStyles,
    [fromMenu]: { display: 'none' },
  }),
)

export type ProfileLayoutProps = LayoutProps & {
  /** Usually a `ProfileMenu`. */
  menu: ReactNode
  /** On phones the menu is a page of its own: true shows it above the content there. */
  isMenuPage?: boolean
  /** The page with the menu, to which phones have a way back from the others. */
  menuHref?: string
}

/** Side menu from tablets on; on phones the menu shows only on its own page. */
export const ProfileLayout = ({
  menu,
  isMenuPage = false,
  menuHref,
  children,
  ...parts
}: ProfileLayoutProps) => (
  <DefaultLayout {...parts}>
    <Halves isMenuShown={isMenuPage}>
      <Aside>{menu}</Aside>
      <div>
        {menuHref && !isMenuPage && (
          <Back href={menuHref}>
            <ChevronRight size={18} aria-hidden="true" />
            {text.account}
          </Back>
        )}
        {children}
      </div>
    </Halves>
  </DefaultLayout>
)
