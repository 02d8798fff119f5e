import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const encodings = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes each text file among a build's assets compressed as well (`start-….js.br` and `.gz`), as small as it gets:
 * a server that compresses on the way has no time for more than a fifth of the effort.
 */
export const compressedFiles = (): Plugin => ({
  name: 'hojreh-compressed-files',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  writeBundle: {
    // The byte budget reads how long they are.
    order: 'pre',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const texts = Object.values(bundle).filter(({ fileName }) =>
        /^assets\/.*\.(?:js|css|svg)$/.test(fileName),
      )
      await Promise.all(
        texts.flatMap((file) => {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          return Object.entries(encodings).map(async ([ending, compress]) =>
            writeFile(join(dir, file.fileName + ending), await compress(bytes)),
          )
        }),
      )
    },
  },
})
