import { useGetReviewRequestsQuery, useSetReviewRequestsMutation } from '@hojreh/api/react'
import { useErrorToast } from '@hojreh/app'
import { ReviewRequests } from '@hojreh/ui'

/** Whether the shop may ask for reviews by SMS; shows the wish at once, and what is kept when it is refused. */
export const ReviewRequestsChoice = () => {
  const { data } = useGetReviewRequestsQuery()
  const [save, { originalArgs, isLoading }] = useSetReviewRequestsMutation()
  const tellError = useErrorToast()
  if (!data) return null
  const change = async (isAsked: boolean) => {
    if (isLoading) return
    const { error } = await save({ isAsked })
    if (error) tellError(error)
  }
  return (
    <ReviewRequests
      isAsked={isLoading && originalArgs ? originalArgs.isAsked : data.isAsked}
      onChange={(isAsked) => void change(isAsked)}
    />
  )
}
