// Every npm command of this project comes through here: it runs on any Node ≥ 20, installs what is
// missing, and hands over to the Node 24 that came with the install.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, environment, nodePath, Problem } from './lib/bootstrap.mjs'

const [command = '', ...parameters] = process.argv.slice(2)
const script = fileURLToPath(new URL(`./commands/${command}.ts`, import.meta.url))
const explainFailure = new URL('./lib/explain-failure.mjs', import.meta.url).href

try {
  if (!existsSync(script)) throw new Problem(`There is no command "${command}".`)
  await ensureInstalled()
  const child = spawn(nodePath(), ['--import', explainFailure, script, ...parameters], {
    stdio: 'inherit',
    env: environment(),
  })
  // A terminal sends Ctrl-C to the child as well; a service manager sends SIGTERM to us alone.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 128 + constants.signals[signal] : 1)
  })
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n✗ ${error.message}`)
  process.exitCode = 1
}
