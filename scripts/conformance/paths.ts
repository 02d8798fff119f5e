import { posix } from 'node:path'
import type { TextFile } from './decisions.ts'

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g
/** `packages/ui/src/index.ts`; a name with `*` or `<name>` stands for several files. */
const NAMED = /`((?:apps|packages|scripts|deploy|docs)\/[\w./-]+)`/g

/**
 * The links of documents that lead nowhere, and the paths of the repository that they name and that are not there.
 *
 * @param exists whether a path from the root of the repository is there
 */
export const judgePaths = (files: readonly TextFile[], exists: (path: string) => boolean): string[] =>
  files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const links = [...text.matchAll(LINK)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => posix.join(posix.dirname(path), link))
      const named = [...text.matchAll(NAMED)].map(([, name = '']) => name)
      return [...new Set([...links, ...named])]
        .filter((target) => !exists(target))
        .map((target) => `${path}: there is no ${target}`)
    })
