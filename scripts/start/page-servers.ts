// Gateway and page apps in one process, each at its own port as ever: where memory is short, four Nodes less.
import { pageServices } from './processes.ts'

for (const name of pageServices) await import(`../../apps/${name}/src/server.ts`)
