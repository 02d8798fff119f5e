import { isServerThere, nextChance } from '@hojreh/auth'
import { ignoreChunkLoadError, mayReload } from '../browser/chunk-guard.ts'
import { announceChunkRetry } from '../browser/chunk-retry.ts'

/**
 * For `lazy`: loads code that the user has asked for, however often that fails. The user is told, and neither the press
 * nor the page is lost. While the network is down it is tried again and again. When the server responds and the file
 * still does not load, it went with an old build, or the browser keeps it as failed: the page is reloaded.
 *
 *     const Form = lazy(async () => ({ default: (await retryImport(() => import('./form.tsx'))).Form }))
 */
export const retryImport = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      ignoreChunkLoadError(error)
      if (failures === 1) announceChunkRetry()
      await nextChance(failures)
      if (failures > 1 && (await isServerThere()) && mayReload()) window.location.reload()
    }
  }
}
