// Loaded before every command (main.mjs): what one sentence explains is told in one, without a stack.
import { Problem } from './bootstrap.mjs'

process.on('uncaughtException', (error) => {
  const isExplained = error instanceof Problem || error?.name === 'EmbeddedPostgresError'
  process.stderr.write(`\n✗ ${isExplained ? error.message : (error?.stack ?? error)}\n`)
  process.exit(1)
})
