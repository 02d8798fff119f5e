import { isApiError } from '@hojreh/api'
import { adminApi, adminTagTypes } from '@hojreh/api/admin'
import {
  type Action,
  createSlice,
  isRejectedWithValue,
  type Middleware,
  type PayloadAction,
  type ThunkDispatch,
} from '@reduxjs/toolkit'

/** Where the person has to sign in: in the place of the page, or above it when a session ended in its middle. */
export type SignInPlace = 'page' | 'above the page' | null

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: null as SignInPlace,
  reducers: {
    sessionMissing: (place, { payload }: PayloadAction<Exclude<SignInPlace, null>>) => place ?? payload,
    signedIn: () => null,
  },
})
export const { sessionMissing, signedIn } = signInSlice.actions

interface State {
  admin: ReturnType<typeof adminApi.reducer>
  signIn: SignInPlace
}
type Dispatch = ThunkDispatch<State, unknown, Action>

const { getStaffSession } = adminApi.endpoints
const memberOf = (state: State) => getStaffSession.select()(state).data?.me?.staff.id

/**
 * Holds back calls that got a 401 until the same member has signed in again. The page behind the dialog stays as it is
 * and refetches what it shows; when another member signs in, the store is emptied.
 */
export const makeSignInGate = () => {
  const waiting: ((isSame: boolean) => void)[] = []
  let left: string | undefined
  const goOn = (isSame: boolean) => {
    for (const resolve of waiting.splice(0)) resolve(isSame)
  }
  const enter = async (dispatch: Dispatch) => {
    const former = left
    const { data } = await dispatch(
      getStaffSession.initiate(undefined, { forceRefetch: true, subscribe: false }),
    )
    const isSame = former === undefined || data?.me?.staff.id === former
    goOn(isSame)
    if (isSame || !data) dispatch(adminApi.util.invalidateTags([...adminTagTypes]))
    else dispatch(adminApi.util.resetApiState())
  }
  const middleware: Middleware<object, State, Dispatch> =
    ({ dispatch, getState }) =>
    (next) =>
    (action) => {
      if (sessionMissing.match(action) && getState().signIn === null) left = memberOf(getState())
      const result = next(action)
      if (isRejectedWithValue(action) && isApiError(action.payload) && action.payload.status === 401)
        dispatch(sessionMissing(memberOf(getState()) ? 'above the page' : 'page'))
      if (signedIn.match(action)) void enter(dispatch)
      return result
    }
  return {
    middleware,
    isKnown: (state: State) => memberOf(state) !== undefined,
    wait: () =>
      new Promise<boolean>((resolve) => {
        waiting.push(resolve)
      }),
  }
}
