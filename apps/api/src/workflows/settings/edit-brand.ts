import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { readBrand } from '../../modules/content/brand.ts'
import type { SettingValues } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'

type Brand = SettingValues['brand']

export const BRAND_SUBJECT = 'settings:brand'

const inBooks = ({ color, logo }: Brand) => ({ color, logo: logo?.key ?? null })

/** Chooses the colour of acts and links; null is the theme's. Throws `edit_conflict`. */
export const editBrand = (
  { actor, clock }: Desk,
  { version, color }: { version: number; color: Brand['color'] },
): Promise<void> =>
  actor.write(async (tx, book) => {
    await lockSetting(tx, 'brand')
    await beginEdit(tx, { subject: BRAND_SUBJECT, version, by: actor, now: clock() })
    const before = await readBrand(tx)
    const after: Brand = { ...before, color }
    await writeSetting(tx, 'brand', after)
    book({ subject: BRAND_SUBJECT, ...changesOf(inBooks(before), inBooks(after)) })
  })

/** Gives the shop its logo, or takes it away. Beside an edit of the colour it loses nothing. Throws `already_done`. */
export const setLogo = ({ actor }: Desk, logo: StoredImage | null): Promise<void> =>
  actor.write(async (tx, book) => {
    await lockSetting(tx, 'brand')
    const before = await readBrand(tx)
    if (!before.logo && !logo) throw new DomainError('already_done')
    const after: Brand = { ...before, logo }
    await writeSetting(tx, 'brand', after)
    book({ subject: BRAND_SUBJECT, ...changesOf(inBooks(before), inBooks(after)) })
  })
