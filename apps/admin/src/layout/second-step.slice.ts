import { createSlice, isAnyOf, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { signedIn } from './sign-in.slice.ts'

/** Whether a call waits for the person's second step. */
export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState: false,
  reducers: {
    asked: () => true,
    taken: () => false,
    refused: () => false,
  },
  extraReducers: (build) => build.addCase(signedIn, () => false),
})
export const { asked, taken: secondStepTaken, refused: secondStepRefused } = secondStepSlice.actions

const isFresh = isAnyOf(secondStepTaken, signedIn)
const isOver = isAnyOf(isFresh, secondStepRefused)

/** Calls that wait for the second step, each until the person took it, signed in anew or would rather not. */
export const makeSecondStep = () => {
  const waiting = new Set<(isTaken: boolean) => void>()
  const ask = (dispatch: (action: UnknownAction) => unknown) =>
    new Promise<boolean>((resolve) => {
      waiting.add(resolve)
      dispatch(asked())
    })
  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action)
    if (isOver(action)) {
      for (const resolve of waiting) resolve(isFresh(action))
      waiting.clear()
    }
    return result
  }
  return { ask, middleware }
}
