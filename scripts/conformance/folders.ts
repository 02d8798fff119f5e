import { posix } from 'node:path'

/** Among more files than this nobody finds the one that they look for. */
const MAX_FILES = 25

/** One line for each folder that needs an order of its own. `paths` of sources and documents, from the root. */
export const crowdedFolders = (paths: readonly string[]): string[] =>
  [...Map.groupBy(paths, (path) => posix.dirname(path))]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => `${folder} has ${files.length} files; more than ${MAX_FILES} need folders`)
