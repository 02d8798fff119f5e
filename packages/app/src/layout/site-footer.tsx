import {
  useGetContactUsQuery,
  useGetFooterMenuQuery,
  useGetLogoQuery,
  useGetSocialQuery,
} from '@hojreh/api/react'
import { toPersianDigits } from '@hojreh/persian'
import { Footer, ThemeToggle } from '@hojreh/ui'
import { useApp } from '../state/app-context.ts'
import { menuArg } from './load-layout-data.ts'
import { Permits } from './permits.tsx'

const noChildren = [] as const

/** The footer with its data. */
export const SiteFooter = () => {
  const { config } = useApp()
  const { data: menu = [] } = useGetFooterMenuQuery(menuArg)
  const { data: social = [] } = useGetSocialQuery()
  const { data: logo } = useGetLogoQuery()
  const { data: reached } = useGetContactUsQuery()
  const phones =
    reached?.phones.map((phone) => ({ title: toPersianDigits(phone), url: `tel:${phone}` })) ?? []
  const email = reached?.email ? [{ title: reached.email, url: `mailto:${reached.email}` }] : []
  return (
    <Footer
      menu={menu}
      social={social.map(({ title, url }) => ({ title, url, children: noChildren }))}
      about={logo?.slogan}
      contact={[...phones, ...email]}
      tools={<ThemeToggle isLabelled />}
      permits={(config.enamad !== null || config.isDemo) && <Permits />}
    />
  )
}
