/** Whether what listens at an origin says that it takes requests. */
export const isReady = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
