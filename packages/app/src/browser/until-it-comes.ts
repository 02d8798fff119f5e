import { goOnWithout, mayReload } from './chunk-guard.ts'
import { tellPartLost } from './lost-part.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

/** The network is back, or it is time for another try. */
const nextChance = (failures: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)))
    window.addEventListener('online', go)
  })

const isServerThere = async () => {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Loads the code that a press asked for, however often that fails: the person is told, and neither the press nor the
 * page is lost. While the line is cut it is tried again and again. When the server is there and the file still does
 * not come, it went with an old build, or the browser keeps it as failed: the page is loaded anew.
 */
export const untilItComes = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      goOnWithout(error)
      if (failures === 1) tellPartLost()
      await nextChance(failures)
      if (failures > 1 && (await isServerThere()) && mayReload()) window.location.reload()
    }
  }
}
