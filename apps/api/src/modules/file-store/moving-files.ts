import type { FileStore } from './file-store.ts'

/**
 * Files that are on their way from one place to another while the shop runs: new ones are written to the new place, and
 * what is not there yet is read from the old one.
 */
export const openMoving = (newPlace: FileStore, oldPlace: FileStore): FileStore => ({
  place: newPlace.place,
  write: newPlace.write,
  check: newPlace.check,
  read: async (name) => (await newPlace.read(name)) ?? oldPlace.read(name),
  has: async (name) => (await newPlace.has(name)) || oldPlace.has(name),
  // In this order: a copy that is under way looks at the old place after it has written to the new one.
  remove: async (name) => {
    await oldPlace.remove(name)
    await newPlace.remove(name)
  },
  list: async function* (under) {
    yield* newPlace.list(under)
    for await (const name of oldPlace.list(under)) if (!(await newPlace.has(name))) yield name
  },
})
