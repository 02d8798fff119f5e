import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { EmptyPage, Head } from '@hojreh/app'
import { Button, PageTitle } from '@hojreh/ui'
import Scale from 'lucide-react/icons/scale'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { compareMessages as text } from '../features/compare/compare.messages.ts'
import { Comparison } from '../features/compare/comparison.tsx'
import { useCompared } from '../features/compare/use-compared.ts'
import {
  comparedIn,
  hrefOfComparison,
  keepCompared,
  MOST_COMPARED,
  readCompared,
} from '../shared/comparison.ts'

export { loadComparison as load } from '../features/compare/load-comparison.ts'

// The table alone is as wide as the page.
const Column = styled.div(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 16,
    '& > section': { inlineSize: '100%' },
  }),
)

/** Up to four goods beside each other; which ones says the address, so that it can be shared. */
export const Component = () => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const slugs = comparedIn(search)
  const { goods, isLoading, isSomeGone } = useCompared(slugs)
  const isBare = slugs.length === 0
  useEffect(() => {
    const kept = readCompared()
    if (isBare && kept.length > 0) void navigate(hrefOfComparison(kept), { replace: true })
  }, [isBare, navigate])
  const remove = (slug: string) => {
    const left = goods.map((one) => one.slug).filter((one) => one !== slug)
    keepCompared(left)
    void navigate(hrefOfComparison(left), { replace: true })
  }
  const head = <Head title={text.title} description={text.description} isHiddenFromSearch />
  if (goods.length === 0 && !isLoading)
    return (
      <>
        {head}
        <EmptyPage
          level={1}
          title={text.emptyTitle}
          text={isSomeGone ? text.gone : text.empty}
          icon={<Scale size={28} />}
          actions={
            <Button href="/shop" variant="outlined">
              {text.goods}
            </Button>
          }
        />
      </>
    )
  return (
    <Column>
      {head}
      <PageTitle>{text.title}</PageTitle>
      {isSomeGone && <p role="status">{text.gone}</p>}
      <Comparison goods={goods} remove={remove} />
      {goods.length < MOST_COMPARED && (
        <Button href="/shop" variant="outlined" onClick={() => keepCompared(goods.map(({ slug }) => slug))}>
          {text.more}
        </Button>
      )}
    </Column>
  )
}
