import {
  ADMIN_HEADER,
  type AdminQuery,
  type AdminResponse,
  type adminEndpoints,
} from '@hojreh/contract/admin'
import { type ApiError, errorOfResponse, errorOfSilence } from '../api-error.ts'
import { queryString } from '../query-string.ts'

type Calls = typeof adminEndpoints
export type UploadCallName =
  | 'addProductPicture'
  | 'addTextPicture'
  | 'importGoods'
  | 'importWordpress'
  | 'readGoodsHeader'
  | 'setArticleCover'
  | 'setAuthorPicture'
  | 'setLogo'
  | 'setMakerPicture'
const paths = {
  addProductPicture: '/api/admin/product/picture/add',
  importGoods: '/api/admin/products/import',
  importWordpress: '/api/admin/import/wordpress',
  readGoodsHeader: '/api/admin/products/import/header',
  addTextPicture: '/api/admin/picture/add',
  setArticleCover: '/api/admin/article/cover',
  setAuthorPicture: '/api/admin/author/picture',
  setLogo: '/api/admin/brand/logo',
  setMakerPicture: '/api/admin/maker/picture',
} as const satisfies { [Name in UploadCallName]: Calls[Name]['path'] }

/** A file of the device, or a picture of the library by its key. */
export type ChosenPicture = Blob | { from: string }

type Uploaded<Name extends UploadCallName> = Promise<
  { data: AdminResponse<Calls[Name]> } | { error: ApiError }
>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `fetch` tells nothing of what has left the device yet, so that this is the older call. */
const upload = <Name extends UploadCallName>(
  name: Name,
  query: Record<string, string | undefined>,
  chosen: ChosenPicture,
  onProgress?: (part: number) => void,
): Uploaded<Name> =>
  new Promise((resolve) => {
    const isFile = chosen instanceof Blob
    const url = `${paths[name]}${queryString(isFile ? query : { ...query, from: chosen.from })}`
    const request = new XMLHttpRequest()
    const fail = () => resolve({ error: errorOfSilence('POST', url) })
    request.open('POST', url)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader(ADMIN_HEADER, '1')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.onabort = fail
    request.onload = () => {
      const body = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300)
        return resolve({ data: body as AdminResponse<Calls[Name]> })
      resolve({ error: errorOfResponse('POST', url, request, body) })
    }
    request.send(isFile ? chosen : null)
  })

/**
 * Sends a picture of a product up.
 * @param onProgress told the part that has been sent, from 0 to 1
 */
export const uploadPicture = (id: string, picture: ChosenPicture, onProgress?: (part: number) => void) =>
  upload('addProductPicture', { id }, picture, onProgress)

/** Sends a picture for a text up. */
export const uploadTextPicture = (alt: string, picture: Blob) => upload('addTextPicture', { alt }, picture)

/** Sends the shop's logo up. */
export const uploadLogo = (picture: ChosenPicture) => upload('setLogo', {}, picture)

/** Sends the cover of an article up. */
export const uploadCover = (id: string, alt: string, picture: ChosenPicture) =>
  upload('setArticleCover', { id, alt }, picture)

/** Sends the logo of a maker up. */
export const uploadMakerPicture = (id: string, alt: string, picture: ChosenPicture) =>
  upload('setMakerPicture', { id, alt }, picture)

/** Sends the picture of an author up. */
export const uploadAuthorPicture = (id: string, alt: string, picture: ChosenPicture) =>
  upload('setAuthorPicture', { id, alt }, picture)

/** Sends a file of goods up, to be tried or taken in. */
export const uploadGoods = (
  query: AdminQuery<Calls['importGoods']>,
  file: Blob,
  onProgress: (part: number) => void,
) => upload('importGoods', { ...query }, file, onProgress)

/** Sends a file of goods up, to learn what its columns are. */
export const uploadGoodsHeader = (query: AdminQuery<Calls['readGoodsHeader']>, file: Blob) =>
  upload('readGoodsHeader', { ...query }, file)

/** Sends the export of a WordPress site up, to be tried or taken in. */
export const uploadWordpress = (
  query: AdminQuery<Calls['importWordpress']>,
  file: Blob,
  onProgress: (part: number) => void,
) => upload('importWordpress', { ...query }, file, onProgress)
