import type { ApiError } from '@hojreh/api'
import { adminApi, uploadPicture } from '@hojreh/api/admin'
import { PICTURE_BYTES } from '@hojreh/contract/admin'
import { useCallback, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts'
import { picturesMessages as text } from './pictures.messages.ts'

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  id: number
  file: File
  /** The part that has been sent, from 0 to 1. */
  part: number
  failure: string | null
}

/** Beside each other; each takes its share of a slow line. */
const AT_ONCE = 2

/** Sends pictures of a product up: one that fails stays to be sent again, and stops no other. */
export const useUploads = (productId: string) => {
  const dispatch = useDispatch()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)
  const made = useRef(0)

  const change = useCallback((id: number, changes: Partial<Upload> | null) => {
    setUploads((all) =>
      changes === null
        ? all.filter((upload) => upload.id !== id)
        : all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    )
  }, [])

  const send = useCallback(
    async ({ id, file }: Upload): Promise<void> => {
      const picture = await shrinkPicture(file)
      if (picture.size > PICTURE_BYTES) return change(id, { failure: text.tooLarge })
      const result = await uploadPicture(productId, picture, (part) => change(id, { part }))
      if ('error' in result) return change(id, { failure: (result.error satisfies ApiError).message })
      change(id, null)
      dispatch(adminApi.util.invalidateTags(['Product', 'Action']))
    },
    [change, dispatch, productId],
  )

  const work = useCallback(async (): Promise<void> => {
    if (running.current >= AT_ONCE) return
    running.current += 1
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    running.current -= 1
  }, [send])

  const queue = useCallback(
    (added: readonly Upload[]) => {
      waiting.current.push(...added)
      for (let worker = 0; worker < AT_ONCE; worker += 1) void work()
    },
    [work],
  )

  return {
    uploads,
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => {
        made.current += 1
        return { id: made.current, file, part: 0, failure: null }
      })
      setUploads((all) => [...all, ...added])
      queue(added)
    },
    retry: (upload: Upload) => {
      change(upload.id, { part: 0, failure: null })
      queue([upload])
    },
    drop: ({ id }: Upload) => change(id, null),
  }
}
