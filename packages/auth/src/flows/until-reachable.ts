const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

/**
 * Resolves when the browser says that its network is back, or when it is time for another try.
 * @param failures how many tries have failed already; the pause grows with them
 */
export const nextChance = (failures: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)))
    window.addEventListener('online', go)
  })

/** Whether the server of this page responds. No worker and no cache of the browser responds to a HEAD in its place. */
export const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/**
 * Resolves when the shop can be reached. A browser that has joined a network says that it is online before anything
 * passes through, and what is sent then is lost: only a response tells.
 */
export const untilReachable = async (): Promise<void> => {
  for (let failures = 1; !(await isServerThere()); failures += 1) await nextChance(failures)
}
