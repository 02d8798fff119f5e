import type { Device } from '@hojreh/contract'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '../base-api.ts'
import { type ArgOf, mutationOf, queryOf } from '../endpoint.ts'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

// The response is the list that is left. After `all` there is no session to show a list to.
const keepDevices = async (
  { id }: ArgOf<'revokeSession'>,
  { dispatch, queryFulfilled }: { dispatch: Dispatch; queryFulfilled: Promise<{ data: Device[] }> },
) => {
  const response = await queryFulfilled.catch(() => undefined)
  if (!response || id === 'all') return
  dispatch(
    accountApi.util.upsertQueryEntries([
      { endpointName: 'listSessions', arg: undefined, value: response.data },
    ]),
  )
}

export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDataForEdit: queryOf(build, 'getDataForEdit', { providesTags: ['Customer'] }),
    editUser: mutationOf(build, 'editUser', { invalidatesTags: ['Customer'] }),
    // Also after a failure: whether the old password is needed may have changed meanwhile.
    changePassword: mutationOf(build, 'changePassword', { invalidatesTags: ['Customer', 'Device'] }),
    listSessions: queryOf(build, 'listSessions', { providesTags: ['Device'] }),
    revokeSession: mutationOf(build, 'revokeSession', { onQueryStarted: keepDevices }),
  }),
})
