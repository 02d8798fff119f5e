// npm run new -- component|route|endpoint|gateway|sms …: what a guide in docs/guides tells, made and formatted.
import { makeComponent } from '../generators/component.ts'
import { makeEndpoint } from '../generators/endpoint.ts'
import { makeGateway } from '../generators/gateway.ts'
import { makeRoute } from '../generators/route.ts'
import { makeSmsProvider } from '../generators/sms-provider.ts'
import { Problem, root } from '../lib/bootstrap.mjs'
import { runQuietly } from '../lib/processes.ts'

const usage = `Say what:
  npm run new -- component SizeGuide [elements]   a shared component with its story
  npm run new -- route size-guide [shop|blog]     a page with its feature
  npm run new -- endpoint list-brands             an endpoint from contract to hook
  npm run new -- gateway some-bank                a payment gateway
  npm run new -- sms some-provider                a provider of SMS`

const make = (kind = '', name = '', place?: string): Promise<string[]> => {
  if (kind === 'component') return makeComponent(root, name, place)
  if (kind === 'route') return makeRoute(root, name, place)
  if (kind === 'endpoint') return makeEndpoint(root, name)
  if (kind === 'gateway') return makeGateway(root, name)
  if (kind === 'sms') return makeSmsProvider(root, name)
  throw new Problem(usage)
}

try {
  const files = await make(...process.argv.slice(2))
  await runQuietly({
    failure: 'The new files could not be formatted',
    command: ['biome', 'check', '--write', ...files],
  })
  for (const file of files) process.stdout.write(`${file}\n`)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`✗ ${error.message}\n`)
  process.exitCode = 1
}
