import { adminEndpoints, type Permission } from '@hojreh/contract/admin'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAdmin } from '../test/open-admin.tsx'
import { me } from '../test/samples.ts'
import { type PageName, pageNeeds } from './page-needs.ts'
import { paths } from './paths.ts'

const pages = (Object.keys(pageNeeds) as PageName[]).map((name) => [name, pageNeeds[name]] as const)
const guarded = pages.flatMap(([name, needs]) => (needs ? [[name, needs] as const] : []))
const placeOf = (name: PageName) => paths[name].replace(/:\w+$/, 'order-0001')

/** The session of a member whose role holds exactly these permissions. */
const having = (permissions: Permission[]) => ({
  getStaffSession: () => ({ me: { ...me('own'), permissions } }),
})
/** Whether a page may make a call: every member may, or its permission allows it; `products.edit` includes viewing. */
const isAllowed = (access: string, needs: Permission | null) =>
  ['member', 'visitor', needs].includes(access) || (needs === 'products.edit' && access === 'products.view')

describe('a page of the desk', () => {
  test.each(guarded)('shows nothing and asks for nothing without its permission: %s', async (name) => {
    const page = await openAdmin(placeOf(name), having([]))
    await screen.findByRole('heading', { level: 1, name: 'این بخش در اختیار نقش شما نیست' })
    expect(
      page.asked.map((call) => call.name).filter((call) => !['getStaffSession', 'pulse'].includes(call)),
    ).toEqual([])
  })

  test.each(pages)('asks for nothing that its permission does not allow: %s (%s)', async (name, needs) => {
    const page = await openAdmin(placeOf(name), having(needs ? [needs] : []))
    await screen.findByRole('heading', { level: 1 })
    await expect.poll(() => screen.queryByText('در حال بارگذاری')).toBeNull()
    const refused = page.asked
      // The sample has the sales of the day for every member, and the page then also requests their course.
      .filter((call) => call.name !== 'listSalesDays')
      .map((call) => call.name as keyof typeof adminEndpoints)
      .filter((call) => !isAllowed(adminEndpoints[call].access, needs))
    expect(refused).toEqual([])
  })
})
