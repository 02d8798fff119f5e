// npm run build, verify, format, storybook: a tool of this checkout on its own Node.
import { runOpenly } from '../lib/processes.ts'

const [tool = '', ...parameters] = process.argv.slice(2)
process.exitCode = await runOpenly(tool, parameters)
