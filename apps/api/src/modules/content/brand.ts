import type { ShopLogo } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { mediaAddress, widthsOf } from '../media/media-address.ts'
import type { SettingValues } from './setting-values.ts'
import { readSetting } from './settings.repository.ts'

export const themesBrand: SettingValues['brand'] = { color: null, logo: null }

/** Colour and logo as they were set. */
export const readBrand = async (db: Db): Promise<SettingValues['brand']> =>
  (await readSetting(db, 'brand')) ?? themesBrand

/** Sharp on any screen: it is never shown wider than half of that. */
const WIDEST = 320

/** A logo as pages show it. WebP: it may have nothing behind it. */
export const toLogo = ({ key, width, height }: StoredImage): ShopLogo => {
  const rendered = widthsOf(width).findLast((candidate) => candidate <= WIDEST) ?? width
  return { src: mediaAddress(key, rendered, 'webp'), width, height }
}

/** What every page needs of it. */
export const shownBrand = async (db: Db) => {
  const { color, logo } = await readBrand(db)
  return { brandColor: color, logo: logo && toLogo(logo) }
}

/** From this ratio on a logo is a word and no icon: a browser's tab has no room for it. */
const MOST_RATIO = 1.6

/** The logo that can be an icon, if there is one. */
export const iconOf = async (db: Db): Promise<StoredImage | null> => {
  const { logo } = await readBrand(db)
  if (!logo) return null
  const ratio = logo.width / logo.height
  return ratio <= MOST_RATIO && ratio >= 1 / MOST_RATIO ? logo : null
}
