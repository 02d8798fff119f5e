import { PICTURE_MS } from '@hojreh/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { faviconSizes } from '../../shared/favicon-address.ts'
import { APP_ICON, drawAppIcon, drawFavicon, MASKABLE_FILE } from './favicon.ts'
import { makeMediaService } from './media.service.ts'
import { type RenderedFormat, renderedFormats, renderedWidths } from './media-address.ts'
import { isMediaKey, isRevocable, openMediaStore } from './media-store.ts'
import { drawSocialPicture } from './social-picture.ts'

/** What is at an address never changes. What may be taken back is asked for again, by nginx or a CDN, too. */
const cachingOf = (key: string): string =>
  isRevocable(key) ? 'public, max-age=3600' : 'public, max-age=31536000, immutable'
const contentTypes: Record<RenderedFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/** `640.avif` → width and format, when they are among those that are rendered. */
const parseFile = (file: string) => {
  for (const width of renderedWidths)
    for (const format of renderedFormats) if (file === `${width}.${format}`) return { width, format }
  return null
}

/** The connection is idle until the picture is rendered. A call without a connection (`inject`) has no time-out. */
const rendered = { onRequest: async ({ raw }: FastifyRequest) => void raw.socket.setTimeout?.(PICTURE_MS) }

/** Pictures. Not calls of the contract: they answer bytes, and their addresses come from `toPicture`. */
export const registerMedia = (app: FastifyInstance, { files }: Dependencies): void => {
  const media = makeMediaService(openMediaStore(files))
  const favicons = new Map<number, Buffer>()

  app.get<{ Params: { file: string } }>('/api/media/favicon/:file', async (request, reply) => {
    const size = faviconSizes.find((candidate) => `${candidate}.png` === request.params.file)
    if (!size) throw new DomainError('not_found')
    const drawn = favicons.get(size) ?? (await drawFavicon(size))
    favicons.set(size, drawn)
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(drawn)
  })

  let appIcon: Buffer | undefined
  app.get(APP_ICON.url, async (_request, reply) => {
    appIcon ??= await drawAppIcon(APP_ICON.size)
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(appIcon)
  })

  let shopPreview: Buffer | undefined
  app.get('/api/media/social.jpg', async (_request, reply) => {
    shopPreview ??= await drawSocialPicture()
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(shopPreview)
  })

  app.get<{ Params: { key: string } }>(
    '/api/media/:key/social.jpg',
    rendered,
    async ({ params: { key } }, reply) => {
      const picture = isMediaKey(key) ? await media.readSocial(key) : null
      if (!picture) throw new DomainError('not_found')
      return reply.type('image/jpeg').header('cache-control', cachingOf(key)).send(picture)
    },
  )

  app.get<{ Params: { key: string; file: string } }>(
    '/api/media/:key/icon/:file',
    rendered,
    async (request, reply) => {
      const { key, file } = request.params
      const isMaskable = file === MASKABLE_FILE
      const size = isMaskable ? APP_ICON.size : faviconSizes.find((candidate) => `${candidate}.png` === file)
      const icon = size && isMediaKey(key) ? await media.readIcon(key, size, isMaskable) : null
      if (!icon) throw new DomainError('not_found')
      return reply.type('image/png').header('cache-control', cachingOf(key)).send(icon)
    },
  )

  app.get<{ Params: { key: string; file: string } }>(
    '/api/media/:key/:file',
    rendered,
    async (request, reply) => {
      const { key, file } = request.params
      const asked = parseFile(file)
      if (!asked || !isMediaKey(key)) throw new DomainError('not_found')
      const picture = await media.read(key, asked.width, asked.format)
      if (!picture) throw new DomainError('not_found')
      return reply
        .type(contentTypes[asked.format])
        .header('cache-control', cachingOf(key))
        .header('x-content-type-options', 'nosniff')
        .send(picture)
    },
  )
}
