import { format } from 'node:util'

// Unexpected output is a failure that otherwise goes unnoticed.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
  console[method] = (...values: unknown[]) => {
    throw new Error(`unexpected console.${method}: ${format(...values)}`)
  }
// Several files run in one process; the last one's listener is enough.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  throw warning
})
