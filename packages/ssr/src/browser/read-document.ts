import type { PageFailure } from '@hojreh/contract'
import type { BootData } from '../render/boot-data.ts'
import { elementIds } from '../render/element-ids.ts'
import { readJson } from './read-json.ts'
import { reportFailures } from './report-failures.ts'
import { guardSinks } from './trusted-types.ts'

/** The first thing that any app does in a browser: guards what becomes markup, and reads what its document says. */
export const readDocument = (app: PageFailure['app']) => {
  guardSinks()
  const boot = readJson(elementIds.boot) as BootData
  const root = document.getElementById(elementIds.root)
  if (!root) throw new Error(`The page has no element #${elementIds.root}`)
  return { ...boot, root, report: reportFailures({ app, build: boot.build }) }
}
