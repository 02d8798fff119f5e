import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PageTitle } from '../layouts/layout.styles.ts'

const Row = styled.div(
  css({
    display: 'grid',
    // Two buttons have their place before they are there: the title does not move while the page arrives.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(92px, auto)',
    alignItems: 'start',
    gap: 8,
    '& > h1': { marginBlockEnd: 0 },
    '& > div': { display: 'flex', gap: 4, marginBlockStart: -4 },
  }),
)

/** Title of a product with what can be done beside buying: the heart, sharing. */
export const ProductHeading = ({ title, actions }: { title: string; actions: ReactNode }) => (
  <Row>
    <PageTitle>{title}</PageTitle>
    <div>{actions}</div>
  </Row>
)
