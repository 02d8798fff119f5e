import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { startSwift } from './swift-store.ts'

const BUCKET = 'hojreh'

const environmentOf = (endpoint: string, accessKeyId: string, secretAccessKey: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})

/**
 * An object store of its own on a free port, with a second bucket `backups`; close it afterwards. `environment` is what a
 * shop needs to use it. With `TEST_SWIFT` it is OpenStack Swift, as `npm run test:long -- swift` wants it.
 */
export const openObjectStore = async (tls: { key?: string; cert?: string } = {}) => {
  if (process.env.TEST_SWIFT) {
    const { endpoint, accessKeyId, secretAccessKey, close } = await startSwift([BUCKET, 'backups'])
    return { environment: environmentOf(endpoint, accessKeyId, secretAccessKey), close }
  }
  const directory = mkdtempSync(join(tmpdir(), 'hojreh-bucket-'))
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true, ...tls },
    configureBuckets: [BUCKET, 'backups'].map((name) => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  return {
    // The keys that it takes.
    environment: environmentOf(`${tls.cert ? 'https' : 'http'}://127.0.0.1:${port}`, 'S3RVER', 'S3RVER'),
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true })
    },
  }
}
