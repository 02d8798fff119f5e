export interface BuildWatch {
  /** True once a newer build is out: the next navigation is a full page load then. */
  isOutdated: () => boolean
  /** Calls back once, when a newer build is out. Returns the function that stops it. */
  subscribe: (onOutdated: () => void) => () => void
  stop: () => void
}

const readBuild = async (url: string): Promise<string | undefined> => {
  try {
    const response = await fetch(url, { cache: 'no-store' })
    const body: unknown = response.ok ? await response.json() : undefined
    return typeof body === 'object' && body !== null && 'build' in body ? String(body.build) : undefined
  } catch {
    return undefined
  }
}

/** Asks in an interval which build the server has. An unreachable server is no newer build. */
export const watchBuild = (url: string, build: string, intervalMs: number): BuildWatch => {
  let isOutdated = false
  const listeners = new Set<() => void>()
  const timer = setInterval(async () => {
    const current = await readBuild(url)
    if (current === undefined || current === build) return
    isOutdated = true
    clearInterval(timer)
    for (const listener of listeners) listener()
  }, intervalMs)
  return {
    isOutdated: () => isOutdated,
    subscribe: (onOutdated) => {
      listeners.add(onOutdated)
      return () => listeners.delete(onOutdated)
    },
    stop: () => clearInterval(timer),
  }
}
