import type { MakerRecord, MakerRow } from '@hojreh/contract/admin'
import { joinedSearchForm } from '@hojreh/persian'
import { brandRepository } from '../../modules/catalog/brands.repository.ts'
import { withEdition } from '../../modules/edition/edition.service.ts'
import { makerRepository, readMakers, type StoredMaker } from '../../modules/maker/maker.repository.ts'
import { makerForm } from '../../modules/maker/maker-form.ts'
import { toPictureOrNull } from '../../modules/media/media-address.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { takeUpload } from '../../modules/media/take-upload.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import {
  addMaker,
  editMaker,
  makerSubject,
  mergeMakers,
  removeMaker,
  setMakerPicture,
} from '../../workflows/makers/manage-makers.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

const KIND = 'maker'

const toRow = (maker: StoredMaker, goods: ReadonlyMap<string, number>): MakerRow => ({
  ...{ id: maker.id, slug: maker.slug, title: maker.title },
  picture: toPictureOrNull(maker.image),
  goods: goods.get(maker.id) ?? 0,
})

export const registerMakers = (
  register: RegisterAdminEndpoint,
  { files, database: { db } }: Dependencies,
): void => {
  const repository = makerRepository(db)
  const store = openMediaStore(files)
  /** How many products each maker has, by id. */
  const countGoods = async () => {
    const ids = new Map((await readMakers(db)).map(({ form, id }) => [form, id]))
    const goods = new Map<string, number>()
    for (const [brand, count] of await brandRepository(db).counts()) {
      const id = ids.get(makerForm(brand))
      if (id !== undefined) goods.set(id, (goods.get(id) ?? 0) + count)
    }
    return goods
  }
  const find = async (id: string) => {
    const maker = await repository.find(id)
    if (!maker) throw new DomainError('not_found')
    const names = (await repository.namesOf(id)).filter(({ form }) => form !== makerForm(maker.title))
    const { descriptionHtml, seoTitle, seoDescription } = maker
    return {
      ...toRow(maker, await countGoods()),
      ...{ descriptionHtml, seoTitle, seoDescription },
      otherNames: names.map(({ name }) => name),
    }
  }
  const read = (id: string): Promise<MakerRecord> => withEdition(db, makerSubject(id), () => find(id))
  register('listMakers', async ({ query: { q = '', after, take } }) => {
    const words = joinedSearchForm(q)
    const found = (await repository.list()).filter(({ title }) => joinedSearchForm(title).includes(words))
    const goods = await countGoods()
    const end = after + take
    return {
      items: found.slice(after, end).map((maker) => toRow(maker, goods)),
      next: found.length > end ? String(end) : null,
      total: found.length,
    }
  })
  register('getMaker', ({ query }) => read(query.id))
  register('addMaker', async ({ desk, body }) => read(await addMaker(desk, body)))
  register(
    'editMaker',
    async ({ desk, query: { id }, body }) => {
      await editMaker(desk, id, body)
      return read(id)
    },
    KIND,
  )
  register(
    'mergeMakers',
    async ({ desk, query: { id }, body }) => {
      await mergeMakers(desk, id, body)
      return read(body.into)
    },
    KIND,
  )
  register(
    'removeMaker',
    async ({ desk, query: { id }, body: { version } }) => {
      await removeMaker(desk, id, version)
      return { success: true as const }
    },
    KIND,
  )
  register(
    'setMakerPicture',
    async ({ desk, query: { id, alt, from }, request: { body } }) => {
      await read(id)
      await setMakerPicture(desk, id, await takeUpload(desk, store, { body, alt, from }))
      return read(id)
    },
    KIND,
  )
  register(
    'removeMakerPicture',
    async ({ desk, query: { id } }) => {
      await setMakerPicture(desk, id, null)
      return read(id)
    },
    KIND,
  )
}
