import { setFlagsFromString } from 'node:v8'

// An import makes and drops a gigabyte of rows, and V8 would let 130 MB of them pile up in its nursery before it
// looks. The nursery stays small; set before anything else is loaded, because it never shrinks again.
setFlagsFromString('--semi-space-growth-factor=1')
// Files that a command writes (backups, reports, exports) are readable by the operator alone.
process.umask(0o077)

const { program } = await import('./program.ts')
const { explainFailure } = await import('./lib/explain-failure.ts')
try {
  await program.parseAsync()
} catch (error) {
  process.stderr.write(`\n✗ ${explainFailure(error)}\n`)
  process.exitCode = 1
}
