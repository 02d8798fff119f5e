import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Logo } from '../elements/logo.tsx'
import { GirihPattern } from '../motifs/girih-pattern.tsx'
import { useBrand } from '../theme/brand.ts'
import {
  Band,
  Bottom,
  Brand,
  Column,
  Columns,
  FooterLink,
  Frame,
  Permits,
  Social,
  Tools,
} from './footer.styles.ts'
import { navigationMessages as text } from './navigation.messages.ts'
import type { MenuItem } from './navigation.types.ts'

export type FooterProps = {
  /** Columns of links. */
  menu?: readonly MenuItem[]
  social?: readonly MenuItem[]
  /** A sentence on who the shop is. */
  about?: ReactNode
  /** How the shop is reached. */
  contact?: readonly MenuItem[]
  /** Slot of the permit seals. */
  permits?: ReactNode
  rights?: ReactNode
  /** Buttons that a phone's header has no room for, such as the theme's. */
  tools?: ReactNode
}

/** Girih band, menus (each under its heading on phones), social links and permits, on lapis night in both schemes. */
export const Footer = ({
  menu = [],
  social = [],
  about,
  contact = [],
  permits,
  rights,
  tools,
}: FooterProps) => {
  const brand = useBrand()
  return (
    <Frame>
      <Band>
        <GirihPattern tile={40} opacity={0.5} />
      </Band>
      <Columns>
        <Brand>
          <Logo />
          {about && <p>{about}</p>}
          {contact.length > 0 && (
            <Social aria-label={text.contact}>
              {contact.map((item) => (
                <li key={item.url}>
                  <FooterLink href={item.url}>
                    <bdi dir="ltr">{item.title}</bdi>
                  </FooterLink>
                </li>
              ))}
            </Social>
          )}
          {social.length > 0 && (
            <Social aria-label={text.social}>
              {social.map((item) => (
                <li key={item.url}>
                  <FooterLink href={item.url}>{item.title}</FooterLink>
                </li>
              ))}
            </Social>
          )}
          {tools && <Tools>{tools}</Tools>}
        </Brand>
        {menu.map((column) => (
          <Column key={column.title} aria-label={column.title}>
            <details>
              <summary>
                <h2>{column.title}</h2>
                <ChevronDown size={20} aria-hidden="true" />
              </summary>
              <ul>
                {(column.children ?? []).map((item) => (
                  <li key={item.url}>
                    <FooterLink href={item.url}>{item.title}</FooterLink>
                  </li>
                ))}
              </ul>
            </details>
          </Column>
        ))}
        {permits && <Permits aria-label={text.permits}>{permits}</Permits>}
      </Columns>
      <Bottom>{rights ?? text.rights(brand)}</Bottom>
    </Frame>
  )
}
