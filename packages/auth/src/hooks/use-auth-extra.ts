import { useDispatch } from 'react-redux'
import type { AuthDispatch, AuthExtra } from '../state/auth-state.ts'

export const useAuthDispatch = useDispatch.withTypes<AuthDispatch>()

/** The store's extra: configuration, session, navigation. */
export const useAuthExtra = (): AuthExtra =>
  useAuthDispatch()((_dispatch, _getState, extra): AuthExtra => extra)
