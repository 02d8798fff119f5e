import { baseApi } from '../base-api.ts'
import { queryOf } from '../endpoint.ts'

export const blogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listArticles: queryOf(build, 'listArticles', { providesTags: ['Article'] }),
    getArticle: queryOf(build, 'getArticle', { providesTags: ['Article'] }),
  }),
})
