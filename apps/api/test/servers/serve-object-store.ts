// node serve-object-store.ts <folder> <port>: an object store for all addresses of a machine, until it is killed.
import S3rver from 's3rver'

const [directory = '', port = ''] = process.argv.slice(2)
await new S3rver({
  ...{ directory, address: '0.0.0.0', port: Number(port), silent: true },
  configureBuckets: [{ name: 'hojreh', configs: [] }],
}).run()
