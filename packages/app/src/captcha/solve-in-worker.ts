import type { Puzzle } from './solve-challenge.ts'

/** Solves in the background, so that the page stays quick. Rejects when the worker cannot run. */
export const solveInWorker = async (puzzle: Puzzle, signal: AbortSignal): Promise<number | null> => {
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data))
      worker.addEventListener('error', () => reject(new Error('the captcha worker failed')))
      signal.addEventListener('abort', () => reject(new Error('the captcha was left')))
      worker.postMessage(puzzle)
    })
  } finally {
    worker.terminate()
  }
}
