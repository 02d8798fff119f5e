// Stands for the operator's collector during the journeys: writes whatever the shop tells it, line by line.
import { appendFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const { COLLECTOR_PORT, COLLECTOR_FILE = '' } = process.env

createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString()
  if (body) await appendFile(COLLECTOR_FILE, `${JSON.stringify({ path: request.url, body })}\n`)
  response.setHeader('content-type', 'application/json').end('{}')
}).listen(Number(COLLECTOR_PORT), 'localhost')
