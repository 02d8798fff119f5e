import type { ApiExtra, baseApi } from '@hojreh/api'
import type { PublicConfig } from '@hojreh/contract'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SessionStore } from '../bridge/session.ts'
import type { authModalSlice } from './auth-modal.slice.ts'
import type { toastsSlice } from './toasts.slice.ts'
import type { userDataSlice } from './user-data.slice.ts'

/** The part of the store that this package owns; `makeStore` of the app package puts it together. */
export interface AuthState {
  api: ReturnType<typeof baseApi.reducer>
  toasts: ReturnType<typeof toastsSlice.reducer>
  authModal: ReturnType<typeof authModalSlice.reducer>
  userData: ReturnType<typeof userDataSlice.reducer>
}

/** The extra argument of thunks. */
export interface AuthExtra extends ApiExtra {
  config: PublicConfig
  session: SessionStore
  /** Goes to a place of any app: within this one without a page load, to another one with it. */
  navigate: (to: string) => void
}

export type AuthThunk<Result = void> = ThunkAction<Result, AuthState, AuthExtra, UnknownAction>
export type AuthDispatch = ThunkDispatch<AuthState, AuthExtra, UnknownAction>
