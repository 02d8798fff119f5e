import type { adminEndpoints, Edition } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { readSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { readShopFacts } from '../../modules/content/shop-facts.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'

type Edit = z.output<typeof adminEndpoints.editShopSettings.body>
type Social = NonNullable<SettingValues['social']>

export const SETTINGS_SUBJECT = 'settings:shop'

const inBooks = ({ phones, enamad, ...facts }: SettingValues['shop'], social: Social) => ({
  ...facts,
  phones: phones.join('، '),
  enamad: enamad && `${enamad.id} ${enamad.code}`,
  social: social.map(({ title, url }) => `${title}: ${url}`).join('\n'),
})

/**
 * Changes what the shop is called and how it is reached. From then on what stands here counts, whatever the environment
 * says. Throws `edit_conflict`.
 */
export const editShopSettings = (desk: Desk, { version, social, ...changes }: Edit): Promise<Edition> =>
  desk.actor.write(async (tx, book) => {
    const { actor, clock, config } = desk
    const edition = await beginEdit(tx, { subject: SETTINGS_SUBJECT, version, by: actor, now: clock() })
    const before = await readShopFacts(tx, config)
    const socialBefore = (await readSetting(tx, 'social')) ?? []
    const given = Object.entries(changes).filter(([, value]) => value !== undefined)
    const after: SettingValues['shop'] = { ...before, ...Object.fromEntries(given) }
    const socialAfter = social?.map(({ title, url }) => ({ name: title, title, url })) ?? socialBefore
    await writeSetting(tx, 'shop', after)
    if (social) await writeSetting(tx, 'social', socialAfter)
    const changed = changesOf(inBooks(before, socialBefore), inBooks(after, socialAfter))
    book({ subject: SETTINGS_SUBJECT, label: after.title, ...changed })
    return edition
  })
