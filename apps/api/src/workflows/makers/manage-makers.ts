import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { brandRepository } from '../../modules/catalog/brands.repository.ts'
import type { StoredImage } from '../../modules/catalog/catalog.tables.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { cleanHtml } from '../../modules/import/html/clean-html.ts'
import { makerRepository, type StoredMaker } from '../../modules/maker/maker.repository.ts'
import { makerForm, makerSlug } from '../../modules/maker/maker-form.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import { atField, DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { leadToNewPath } from '../content/lead-to-new-path.ts'
import { freeMakerSlug } from './know-makers.ts'
import { renameBrands } from './rename-brands.ts'

type Body<Name extends 'addMaker' | 'editMaker'> = z.output<(typeof adminEndpoints)[Name]['body']>

export const makerSubject = (id: string): string => `maker:${id}`
const pathOf = (slug: string) => `/brand/${slug}`

/** The books hold no long texts, only that they were changed. */
const booked = ({ title, slug, descriptionHtml, image, seoTitle, seoDescription }: StoredMaker) => ({
  ...{ title, slug, seoTitle, seoDescription },
  descriptionLength: descriptionHtml.length,
  image: image ? `${image.key} ${image.alt}` : null,
})

/** What goods call a maker. */
export const brandsOf = async (tx: Db, id: string): Promise<string[]> => {
  const forms = new Set((await makerRepository(tx).namesOf(id)).map(({ form }) => form))
  return [...(await brandRepository(tx).counts()).keys()].filter((brand) => forms.has(makerForm(brand)))
}

/** Adds a maker; returns its id. Throws `maker_title_taken`, `slug_taken`. */
export const addMaker = ({ actor, clock }: Desk, typed: Body<'addMaker'>): Promise<string> =>
  actor.write(async (tx, book) => {
    const id = newId()
    const slug = typed.slug ? makerSlug(typed.slug) : await freeMakerSlug(tx, typed.title)
    const row = {
      ...{ ...typed, id, slug, createdAt: clock(), image: null },
      descriptionHtml: cleanHtml(typed.descriptionHtml),
    }
    if (!(await makerRepository(tx).insert(row, makerForm(typed.title))))
      throw atField('maker_title_taken', 'title')
    book({ subject: makerSubject(id), label: typed.title, after: booked(row) })
    return id
  })

const lock = async (tx: Db, id: string): Promise<Locked<StoredMaker>> => {
  const maker = (await makerRepository(tx).lock([id])).get(id)
  if (!maker) throw new DomainError('not_found')
  return maker
}

const slugAfter = (before: StoredMaker, typed: string | undefined, title: string): string =>
  typed === undefined ? before.slug : makerSlug(typed || title)

/**
 * Renames or describes a maker. Its goods carry the new name, the old one goes on leading to it, and so does its old
 * address. Throws `not_found`, `edit_conflict`, `maker_title_taken`, `slug_taken`.
 */
export const editMaker = (
  { actor, clock }: Desk,
  id: string,
  { version, ...typed }: Body<'editMaker'>,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = makerRepository(tx)
    const before = await lock(tx, id)
    const subject = makerSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const title = typed.title ?? before.title
    const after: StoredMaker = {
      ...before,
      title,
      slug: slugAfter(before, typed.slug, title),
      descriptionHtml:
        typed.descriptionHtml === undefined ? before.descriptionHtml : cleanHtml(typed.descriptionHtml),
      seoTitle: typed.seoTitle ?? before.seoTitle,
      seoDescription: typed.seoDescription ?? before.seoDescription,
    }
    if (title !== before.title && !(await repository.addName(id, makerForm(title), title)))
      throw atField('maker_title_taken', 'title')
    await repository.update(before, after)
    if (after.slug !== before.slug) await leadToNewPath(tx, pathOf(before.slug), pathOf(after.slug))
    if (title !== before.title) await renameBrands(tx, await brandsOf(tx, id), title)
    book({ subject, label: title, ...changesOf(booked(before), booked(after)) })
  })

/**
 * Makes one maker of two: goods, names and address of the one go to the other, and the one is no more. Throws
 * `not_found`, `edit_conflict`, `maker_gone`, `slug_taken`.
 */
export const mergeMakers = (
  { actor, clock }: Desk,
  id: string,
  { version, into }: { version: number; into: string },
): Promise<void> =>
  actor.write(async (tx, book) => {
    const repository = makerRepository(tx)
    const both = await repository.lock([id, into])
    const gone = both.get(id)
    const kept = both.get(into)
    if (!gone) throw new DomainError('not_found')
    if (!kept || id === into) throw atField('maker_gone', 'into')
    const subject = makerSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    const goods = await renameBrands(tx, await brandsOf(tx, id), kept.title)
    await repository.moveNames(id, into)
    await leadToNewPath(tx, pathOf(gone.slug), pathOf(kept.slug))
    await repository.remove(gone)
    book({ subject, label: gone.title, before: booked(gone), after: { into, title: kept.title, goods } })
  })

/** Removes a maker that no product names. Throws `not_found`, `edit_conflict`, `maker_in_use`. */
export const removeMaker = ({ actor, clock }: Desk, id: string, version: number): Promise<void> =>
  actor.write(async (tx, book) => {
    const maker = await lock(tx, id)
    const subject = makerSubject(id)
    await beginEdit(tx, { subject, version, by: actor, now: clock() })
    if ((await brandsOf(tx, id)).length > 0) throw new DomainError('maker_in_use')
    await makerRepository(tx).remove(maker)
    book({ subject, label: maker.title, before: booked(maker) })
  })

/** Gives a maker its picture, or takes it away. Throws `not_found`, `already_done`. */
export const setMakerPicture = ({ actor }: Desk, id: string, image: StoredImage | null): Promise<void> =>
  actor.write(async (tx, book) => {
    const before = await lock(tx, id)
    if (!before.image && !image) throw new DomainError('already_done')
    await makerRepository(tx).update(before, { image })
    const label = before.title
    book({ subject: makerSubject(id), label, ...changesOf(booked(before), booked({ ...before, image })) })
  })
