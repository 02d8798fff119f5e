import type { ReactNode } from 'react'
import { Logo } from '../elements/logo.tsx'
import { mainContentId, SkipLink } from '../elements/skip-link.tsx'
import { Link } from '../link/link.tsx'
import { GirihPattern } from '../motifs/girih-pattern.tsx'
import { AuthCard, AuthGround } from './layout.styles.ts'

/** One card on the girih ground: nothing to do here but log in, or go home by the logo. */
export const AuthLayout = ({
  title,
  homeHref = '/',
  children,
}: {
  title: string
  homeHref?: string
  children: ReactNode
}) => (
  <AuthGround>
    <SkipLink />
    <GirihPattern tile={96} opacity={0.12} />
    <AuthCard id={mainContentId} tabIndex={-1}>
      <Link href={homeHref}>
        <Logo size={44} />
      </Link>
      <h1>{title}</h1>
      {children}
    </AuthCard>
  </AuthGround>
)
