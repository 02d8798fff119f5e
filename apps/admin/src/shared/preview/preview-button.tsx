import {
  useGetArticlePreviewQuery,
  useGetFaqPreviewQuery,
  useGetPagePreviewQuery,
  useGetProductPreviewQuery,
} from '@hojreh/api/admin'
import { Button } from '@hojreh/ui'
import { previewMessages as text } from './preview.messages.ts'

/** Sooner than a link ends: the page may be open all day. */
const renewed = { pollingInterval: 20 * 60 * 1_000, refetchOnMountOrArgChange: true } as const

const previews = { article: useGetArticlePreviewQuery, product: useGetProductPreviewQuery } as const

const PreviewLink = ({ data }: { data?: { path: string } | undefined }) =>
  data && (
    <Button href={data.path} variant="outlined" size="small">
      {text.open}
    </Button>
  )

/** Leads to what no visitor sees yet, in the very page that will show it. */
export const PreviewButton = ({ kind, id }: { kind: keyof typeof previews; id: string }) => (
  <PreviewLink {...previews[kind]({ id }, renewed)} />
)

/** Likewise, to the draft of a static page. */
export const PagePreviewButton = ({ slug }: { slug: string }) => (
  <PreviewLink {...useGetPagePreviewQuery({ slug }, renewed)} />
)

/** Likewise, to the draft of the frequently asked questions. */
export const FaqPreviewButton = () => <PreviewLink {...useGetFaqPreviewQuery(undefined, renewed)} />
