import type { FileStore } from '../../src/modules/file-store/file-store.ts'

/** A store that can be told to let writes wait. */
export const makeHeldStore = (store: FileStore) => {
  let gate: Promise<void> | undefined
  let onReached = () => {}
  return {
    files: {
      ...store,
      write: async (name, content) => {
        onReached()
        await gate
        await store.write(name, content)
      },
    } satisfies FileStore,
    /** Writes wait from now on, until `release`; `reached` is there with the first of them. */
    hold: () => {
      const { promise, resolve: release } = Promise.withResolvers<void>()
      const reached = Promise.withResolvers<void>()
      gate = promise
      onReached = reached.resolve
      return { reached: reached.promise, release }
    },
  }
}
