// npm run new -- component SizeGuide [folder]: a component of packages/ui with its story, ready to change.
import { join, relative } from 'node:path'
import { Problem, root } from '../lib/bootstrap.mjs'
import { makeComponent } from '../lib/new-component.ts'

const [kind, name = '', folder = 'elements'] = process.argv.slice(2)

try {
  if (kind !== 'component') throw new Problem('Say what: npm run new -- component SizeGuide elements')
  for (const file of await makeComponent(name, folder, join(root, 'packages/ui/src')))
    process.stdout.write(`${relative(root, file)}\n`)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`✗ ${error.message}\n`)
  process.exitCode = 1
}
