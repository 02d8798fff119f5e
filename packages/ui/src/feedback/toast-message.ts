export type ToastKind = 'success' | 'warning' | 'error' | 'info'
export type ToastMessage = {
  id: string
  kind: ToastKind
  title: string
  detail?: string | undefined
  /** Milliseconds until it goes by itself; while the pointer or the focus is on it, it stays. */
  life: number
}
