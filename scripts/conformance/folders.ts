import { posix } from 'node:path'

/** The most files in a folder among which a developer still finds the right one. */
const MAX_FILES = 25

/** Returns one line for each folder that needs subfolders. `paths` from the root; pages of documents have an index. */
export const crowdedFolders = (paths: readonly string[]): string[] =>
  [
    ...Map.groupBy(
      paths.filter((path) => !path.endsWith('.md')),
      (path) => posix.dirname(path),
    ),
  ]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => `${folder} has ${files.length} files; more than ${MAX_FILES} need folders`)
