import { css } from '@emotion/react'
import styled from '@emotion/styled'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { Logo } from '../elements/logo.tsx'
import { Link } from '../link/link.tsx'
import { color } from '../theme/vars.ts'
import { Bar, Home, Space, TopRow } from './header.styles.ts'
import { navigationMessages as text } from './navigation.messages.ts'

// Not sticky: on a phone the step needs the height.
const Frame = styled(Bar)(css({ position: 'static' }))
// With large text it takes two lines.
const Row = styled(TopRow)(css({ flexWrap: 'wrap' }))
const Safe = styled.span(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: color.inkSoft,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
  }),
)
const Help = styled(Link)(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 44,
    paddingInline: 8,
    color: color.turquoise,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  }),
)

export type CheckoutHeaderProps = {
  homeHref?: string
  /** Replaces the drawn logo. */
  logo?: ReactNode
  /** The shop's phone, as it is read and as it is called. */
  help?: { title: string; href: string } | undefined
}

/** The header for a shopper who pays: the shop's mark, a lock and help, and nothing that leads away. */
export const CheckoutHeader = ({ homeHref = '/', logo, help }: CheckoutHeaderProps) => (
  <Frame>
    <Row>
      <Home href={homeHref}>{logo ?? <Logo size={30} />}</Home>
      <Space />
      <Safe>
        <LockKeyhole size={16} aria-hidden="true" />
        {text.safeCheckout}
      </Safe>
      {help && (
        <Help href={help.href} aria-label={text.helpBy(help.title)}>
          <Phone size={16} aria-hidden="true" />
          {text.help}
        </Help>
      )}
    </Row>
  </Frame>
)
