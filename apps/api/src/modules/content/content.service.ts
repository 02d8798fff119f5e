import type { MenuItem, Slide } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { toPicture } from '../media/media-address.ts'
import type { SettingName, SettingValues, StoredSlide } from './setting-values.ts'
import { findPage, readSetting } from './settings.repository.ts'

const toSlide = ({ image, ...slide }: StoredSlide): Slide => ({ ...slide, image: toPicture(image) })

export const getMenu = async (db: Db, name: 'indexMenu' | 'footerMenu', take: number): Promise<MenuItem[]> =>
  ((await readSetting(db, name)) ?? []).slice(0, take)

export const getSlides = async (db: Db, name: 'slider' | 'banner'): Promise<Slide[]> =>
  ((await readSetting(db, name)) ?? []).map(toSlide)

/** A setting that the visitor asked for by name: without it there is no such page. */
export const getSetting = async <Name extends SettingName>(
  db: Db,
  name: Name,
): Promise<SettingValues[Name]> => {
  const value = await readSetting(db, name)
  if (value === null) throw new DomainError('not_found')
  return value
}

export const getPage = async (db: Db, slug: string) => {
  const page = await findPage(db, slug)
  if (!page) throw new DomainError('not_found')
  return page
}
