import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'hojreh'

/** An object store of its own on a free port, with a second bucket `backups`; close it afterwards. `environment` is what a shop needs to use it. */
export const openObjectStore = async (tls: { key?: string; cert?: string } = {}) => {
  const directory = mkdtempSync(join(tmpdir(), 'hojreh-bucket-'))
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true, ...tls },
    configureBuckets: [BUCKET, 'backups'].map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  return {
    environment: {
      S3_ENDPOINT: `${tls.cert ? 'https' : 'http'}://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      // The keys that it takes.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
