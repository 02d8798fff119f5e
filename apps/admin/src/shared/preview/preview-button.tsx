import { useGetArticlePreviewQuery, useGetProductPreviewQuery } from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { previewMessages as text } from './preview.messages.ts'

/** Sooner than a link ends: the page may be open all day. */
const RENEW_MS = 20 * 60 * 1_000

const previews = { article: useGetArticlePreviewQuery, product: useGetProductPreviewQuery } as const

/** Leads to what no visitor sees yet, in the very page that will show it. */
export const PreviewButton = ({ kind, id }: { kind: keyof typeof previews; id: string }) => {
  const { data } = previews[kind]({ id }, { pollingInterval: RENEW_MS, refetchOnMountOrArgChange: true })
  return (
    data && (
      <Button href={data.path} variant="outlined" size="small">
        {text.open}
      </Button>
    )
  )
}
