import { baseApi } from '../base-api.ts'
import { mutationOf, queryOf } from '../endpoint.ts'

/** A new comment waits for its review: only the author's own list changes. */
const own = { type: 'Comment', id: 'own' } as const

/** The customer's own questions. */
const questions = { type: 'Comment', id: 'questions' } as const

/** The customer's own votes. */
const votes = { type: 'Comment', id: 'votes' } as const

/** Whether the customer is asked for reviews. */
const requests = { type: 'Comment', id: 'requests' } as const

export const commentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComments: queryOf(build, 'listComments', { providesTags: ['Comment'] }),
    addComment: mutationOf(build, 'addComment', { invalidatesTags: [own] }),
    getCommentVotes: queryOf(build, 'getCommentVotes', { providesTags: [votes] }),
    // The list's count is as old as the page; the response has the current one.
    voteForComment: mutationOf(build, 'voteForComment', {
      invalidatesTags: [votes],
      onQueryStarted: async ({ commentId }, { dispatch, getState, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (!answer) return
        const { helpfulCount } = answer.data
        for (const arg of commentApi.util.selectCachedArgsForQuery(getState(), 'listComments'))
          dispatch(
            commentApi.util.updateQueryData('listComments', arg, (page) => ({
              ...page,
              items: page.items.map((item) => (item.id === commentId ? { ...item, helpfulCount } : item)),
            })),
          )
      },
    }),
    listOwnComments: queryOf(build, 'listOwnComments', { providesTags: [own] }),
    getReviewRequests: queryOf(build, 'getReviewRequests', { providesTags: [requests] }),
    setReviewRequests: mutationOf(build, 'setReviewRequests', { invalidatesTags: [requests] }),
    deleteComment: mutationOf(build, 'deleteComment', { invalidatesTags: ['Comment'] }),
    listQuestions: queryOf(build, 'listQuestions'),
    // A question is shown with its answer: only the asker's own list changes.
    addQuestion: mutationOf(build, 'addQuestion', { invalidatesTags: [questions] }),
    listOwnQuestions: queryOf(build, 'listOwnQuestions', { providesTags: [questions] }),
  }),
})
