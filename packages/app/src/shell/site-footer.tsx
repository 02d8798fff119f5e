import { useGetFooterMenuQuery, useGetLogoQuery, useGetSocialQuery } from '@hojreh/api/react'
import { Footer } from '@hojreh/ui'
import { menuArg } from './load-shell.ts'

const noChildren = [] as const

/** The footer with its data. */
export const SiteFooter = () => {
  const { data: menu = [] } = useGetFooterMenuQuery(menuArg)
  const { data: social = [] } = useGetSocialQuery()
  const { data: logo } = useGetLogoQuery()
  return (
    <Footer
      menu={menu}
      social={social.map(({ title, url }) => ({ title, url, children: noChildren }))}
      about={logo?.slogan}
    />
  )
}
