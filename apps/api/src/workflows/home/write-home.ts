import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { readHomeBlocks } from '../../modules/content/home-blocks.ts'
import type { StoredHomeBlock, StoredSlide } from '../../modules/content/setting-values.ts'
import { lockSetting, writeSetting } from '../../modules/content/settings.repository.ts'
import { noteContentAt } from '../../modules/content-revision/content-revision.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { cleanRichText } from '../../modules/import/html/clean-html.ts'
import { cachedPicture } from '../../modules/media/cached-picture.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'

type Sent = z.output<typeof adminEndpoints.writeHome.body>
type SentSlide = Sent['blocks'][number]['slides'][number]

export const HOME_SUBJECT = 'settings:home'

/** One line for each block, as the books show it. */
const booked = (blocks: readonly StoredHomeBlock[]) => ({
  blocks: blocks
    .map(({ kind, title, isHidden, slides, bodyHtml, from, until }) =>
      [
        title ? `${kind}: ${title}` : kind,
        isHidden && '(hidden)',
        from && `from ${from}`,
        until && `until ${until}`,
        ...slides.map((slide) => `[${slide.title} ${slide.link}]`),
        bodyHtml && `${bodyHtml.length}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n'),
})

/** The moments at which shoppers will see another page: the rows decide, no timer. */
const noteMoments = async (tx: Db, blocks: readonly StoredHomeBlock[]): Promise<void> => {
  const moments = new Set(blocks.flatMap(({ from, until }) => [from, until]).filter((at) => at !== null))
  for (const at of moments) await noteContentAt(tx, new Date(at))
}

/**
 * Writes the blocks of the home page, which shoppers see at once or at their time. Throws `edit_conflict`,
 * `picture_unreadable`.
 */
export const writeHome = async (desk: Desk, { version, blocks }: Sent): Promise<void> => {
  const { actor, clock, files } = desk
  const store = openMediaStore(files)
  // Pictures are read before the transaction: it shall not wait for a disk.
  const known = new Map(
    (await readHomeBlocks(desk.database.db)).flatMap(({ slides }) =>
      slides.map(({ image }) => [image.key, image] as const),
    ),
  )
  const toStored = async ({ image, ...slide }: SentSlide): Promise<StoredSlide> => ({
    ...slide,
    image: await cachedPicture(store, image.src, image.alt, known),
  })
  const written: StoredHomeBlock[] = []
  for (const { slides, bodyHtml, ...block } of blocks)
    written.push({
      ...block,
      slides: await Promise.all(slides.map(toStored)),
      bodyHtml: cleanRichText(bodyHtml),
    })
  await actor.write(async (tx, book) => {
    await beginEdit(tx, { subject: HOME_SUBJECT, version, by: actor, now: clock() })
    await lockSetting(tx, 'home')
    const before = await readHomeBlocks(tx)
    await writeSetting(tx, 'home', written)
    await noteMoments(tx, written)
    book({ subject: HOME_SUBJECT, ...changesOf(booked(before), booked(written)) })
  })
}
