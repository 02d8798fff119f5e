// The baseline: Node and PostgreSQL without our code; all other rows are compared with these.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const kept = new Map<string, { body: Buffer; type: string }>()

const rows = () =>
  pool.query({
    name: 'rows',
    text: `SELECT id, slug, title, brand, price, list_price, images -> 0 AS image, rating_sum, rating_count
      FROM products WHERE is_published ORDER BY created_at DESC, id LIMIT 24`,
  })

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    const body = await buffer(request)
    kept.set(request.url ?? '', { body, type: request.headers['content-type'] ?? '' })
    return response.end()
  }
  if (request.url === '/rows') {
    const body = Buffer.from(JSON.stringify((await rows()).rows))
    return response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      .end(body)
  }
  const answer = kept.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  return response
    .writeHead(200, { 'content-type': answer.type, 'content-length': answer.body.length })
    .end(answer.body)
})
server.listen(Number(process.env.BARE_PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
