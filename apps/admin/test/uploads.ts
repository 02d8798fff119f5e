import { onTestFinished, vi } from 'vitest'

interface Upload {
  path: string
  query: Record<string, string>
  file: Blob
}

/** Of `refused` its own. */
const statusOf = (response: unknown): number =>
  typeof response === 'object' && response !== null && 'code' in response && 'status' in response
    ? Number(response.status)
    : 200

/**
 * Files that would go up, the newest last. The line itself is replaced and no module: the tests of pages share those.
 * @param respond what the server says to an upload, at once or later; see `refused`
 */
export const catchUploads = (respond: (upload: Upload) => unknown = () => ({})): Upload[] => {
  const uploads: Upload[] = []
  class Line {
    upload: { onprogress?: (told: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    status = 200
    statusText = ''
    responseText = ''
    #url = new URL('http://admin.test')
    open(_method: string, url: string) {
      this.#url = new URL(url, this.#url)
    }
    setRequestHeader() {}
    send(file: Blob) {
      const { pathname: path, searchParams } = this.#url
      const upload = { path, query: Object.fromEntries(searchParams), file }
      uploads.push(upload)
      this.upload.onprogress?.({ loaded: file.size, total: file.size })
      void Promise.resolve(respond(upload)).then((response) => {
        this.responseText = JSON.stringify(response)
        this.status = statusOf(response)
        this.onload?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Line)
  onTestFinished(() => void vi.unstubAllGlobals())
  return uploads
}

/** Files that would be among the person's downloads. */
export const catchDownloads = (): Blob[] => {
  const kept: Blob[] = []
  const { createObjectURL, revokeObjectURL } = URL
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      kept.push(file)
      return '#'
    },
    revokeObjectURL: () => undefined,
  })
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))
  return kept
}
