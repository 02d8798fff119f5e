import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

/** A new comment waits for its review: only the author's own list changes. */
const own = { type: 'Comment', id: 'own' } as const

export const commentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: queryOf(build, 'listComments', { providesTags: ['Comment'] }),
    addComment: mutationOf(build, 'addComment', { invalidatesTags: [own] }),
    listOwnComments: queryOf(build, 'listOwnComments', { providesTags: [own] }),
    deleteComment: mutationOf(build, 'deleteComment', { invalidatesTags: ['Comment'] }),
  }),
})
