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
  remove: async (name) => {
    await newPlace.remove(name)
    await oldPlace.remove(name)
  },
  list: async function* (under) {
    yield* newPlace.list(under)
    for await (const name of oldPlace.list(under)) if (!(await newPlace.has(name))) yield name
  },
})
