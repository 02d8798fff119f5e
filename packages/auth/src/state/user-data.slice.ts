import { userApi } from '@hojreh/api'
import type { PanelData } from '@hojreh/contract'
import { createAction, createSlice } from '@reduxjs/toolkit'

/** The session is over, by logout or because the server said so. */
export const sessionEnded = createAction('session/ended')

/**
 * The panel-data response, which local storage keeps for the next page (specification, section 3).
 * The one response that a slice copies: redux-persist keeps slices, and the api's cache is not for keeping.
 */
export const userDataSlice = createSlice({
  name: 'userData',
  initialState: { customer: null as PanelData | null },
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (userData) => {
        userData.customer = null
      })
      .addMatcher(userApi.endpoints.getPanelData.matchFulfilled, (userData, { payload }) => {
        userData.customer = payload
      }),
})
