import { isServerThere, nextChance } from '@hojreh/auth'
import { goOnWithout, mayReload } from './chunk-guard.ts'
import { tellPartLost } from './lost-part.ts'

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
