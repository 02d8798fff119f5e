import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { PendingToast } from '../bridge/pending-toast.ts'

export interface Toast extends PendingToast {
  id: string
}
export type ToastRequest = Pick<Toast, 'kind' | 'title' | 'detail'> & {
  /** Milliseconds. */
  lifeMs: number
}

const isSame = (one: ToastRequest | Toast, other: Toast) =>
  one.kind === other.kind && one.title === other.title && one.detail === other.detail

/** The toasts. The same message again restarts its time and is not shown twice. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: ({ lifeMs, ...toast }: ToastRequest) => ({
        payload: { ...toast, id: nanoid(), endsAt: Date.now() + lifeMs },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter((toast) => !isSame(payload, toast)),
        payload,
      ],
    },
    /** Takes back a message that is no longer true. */
    toastTakenBack: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ title }) => title !== payload),
    toastClosed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
})

export const { toastShown, toastTakenBack, toastClosed } = toastsSlice.actions
