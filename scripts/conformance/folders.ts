import { posix } from 'node:path'

/** Among more files than this nobody finds the one that they look for. */
const MAX_FILES = 25

/** One line for each folder that needs an order of its own. `paths` from the root; pages of documents have an index. */
export const crowdedFolders = (paths: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      paths.filter((path) => !path.endsWith('.md')),
      (path) => posix.dirname(path),
    ),
  ]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => `${folder} has ${files.length} files; more than ${MAX_FILES} need folders`)
