import { baseApi, endpointTable } from '@hojreh/api'
import type { EndpointName } from '@hojreh/contract'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import type { AuthThunk } from './auth-state.ts'
import { sessionEnded } from './user-data.slice.ts'

const isPrivate = (endpointName: string | undefined): boolean =>
  endpointName !== undefined &&
  endpointName in endpointTable &&
  endpointTable[endpointName as EndpointName].access === 'customer'

/**
 * Removes everything the store knows of the customer, responses of calls too; what is public stays. RTK Query (2.14) has no
 * public way to remove single responses: `resetApiState` would lose public calls that are under way, and a page that loads
 * at the moment of a 401 would have none of its data; invalidated tags would ask again for what a page still shows.
 */
export const forgetCustomer =
  (): AuthThunk =>
  (dispatch, getState, { config }) => {
    dispatch(sessionEnded())
    waitingChanges.dropAll(config)
    for (const [queryCacheKey, query] of Object.entries(getState().api.queries)) {
      if (isPrivate(query?.endpointName)) {
        dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }))
      }
    }
  }
