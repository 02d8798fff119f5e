import { baseApi, endpointTable } from '@hojreh/api'
import type { EndpointName } from '@hojreh/contract'
import { waitingChanges } from '../bridge/waiting-changes.ts'
import type { AuthThunk } from './auth-state.ts'
import { sessionEnded } from './user-data.slice.ts'

const isPrivate = (endpointName: string | undefined): boolean =>
  endpointName !== undefined &&
  endpointName in endpointTable &&
  endpointTable[endpointName as EndpointName].access === 'customer'

/** Removes everything the store knows of the customer, answers of calls too; what is public stays. */
export const forgetCustomer =
  (): AuthThunk =>
  (dispatch, getState, { config }) => {
    dispatch(sessionEnded())
    waitingChanges.dropAll(config)
    for (const [queryCacheKey, query] of Object.entries(getState().api.queries)) {
      if (isPrivate(query?.endpointName)) {
        dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }))
      }
    }
  }
