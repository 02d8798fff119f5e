import type { EndpointResponse, endpoints } from '@hojreh/contract'

/** A customer's question about rose water, with the shop's answer. */
export const answeredQuestions: EndpointResponse<typeof endpoints.listQuestions> = {
  items: [
    {
      id: 'question-0001',
      authorName: 'سارا امینی',
      text: 'پس از باز شدن در چند ماه می‌ماند؟',
      answer: 'تا شش ماه در یخچال، در بطری بسته.',
      createdAt: '2026-11-01T10:00:00.000Z',
    },
  ],
  total: 1,
  pageId: 1,
  take: 10,
}
