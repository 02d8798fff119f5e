import type { ReactNode } from 'react'
import { PageTitle, Sections } from '../layouts/layout.styles.ts'
import { ProfileLayout } from '../layouts/profile-layout.tsx'
import { BottomNav } from '../shell/bottom-nav.tsx'
import { ProfileMenu } from '../shell/profile-menu.tsx'
import { accountItems, SampleFooter, SampleHeader, sampleHrefs } from './shell.tsx'

/** A page of the customer, with the menu beside it. */
export const ProfilePage = ({
  title,
  href,
  isMenuPage = false,
  children,
}: {
  title: string
  href: string
  isMenuPage?: boolean
  children: ReactNode
}) => (
  <ProfileLayout
    header={<SampleHeader name="مریم رضایی" />}
    footer={<SampleFooter />}
    bottomNav={<BottomNav hrefs={sampleHrefs} current="account" cartCount={3} />}
    menu={<ProfileMenu name="مریم رضایی" phone="09123456789" items={accountItems} currentHref={href} />}
    isMenuPage={isMenuPage}
  >
    <PageTitle>{title}</PageTitle>
    <Sections>{children}</Sections>
  </ProfileLayout>
)
