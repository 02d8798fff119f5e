import { accountApi } from './endpoints/account.endpoints.ts'
import { authApi } from './endpoints/auth.endpoints.ts'
import { blogApi } from './endpoints/blog.endpoints.ts'
import { commentApi } from './endpoints/comment.endpoints.ts'
import { favoriteApi } from './endpoints/favorite.endpoints.ts'
import { geoApi } from './endpoints/geo.endpoints.ts'
import { orderApi } from './endpoints/order.endpoints.ts'
import { searchMissApi } from './endpoints/search-miss.endpoints.ts'
import { settingApi } from './endpoints/setting.endpoints.ts'
import { shopApi } from './endpoints/shop.endpoints.ts'
import { siteApi } from './endpoints/site.endpoints.ts'
import { userApi } from './endpoints/user.endpoints.ts'

export const {
  useGetDataForEditQuery,
  useEditUserMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
} = accountApi
export const { useSendOtpMutation, useLoginSmsMutation, useLogoutMutation, useGetCaptchaChallengeMutation } =
  authApi
export const { useListArticlesQuery, useGetArticleQuery } = blogApi
export const {
  useListCommentsQuery,
  useAddCommentMutation,
  useGetCommentVotesQuery,
  useVoteForCommentMutation,
  useListOwnCommentsQuery,
  useDeleteCommentMutation,
  useGetReviewRequestsQuery,
  useSetReviewRequestsMutation,
  useListQuestionsQuery,
  useListOwnQuestionsQuery,
  useAddQuestionMutation,
} = commentApi
export const { useListFavoritesQuery, useSetFavoriteMutation, useListNoticesQuery } = favoriteApi
export const { useListProvincesQuery, useListCitiesQuery, useGetDeliveryQuery, useGetFreeShippingQuery } =
  geoApi
export const {
  useGetPendingQuery,
  useAddToCartMutation,
  useSetAddressMutation,
  useNewAddressMutation,
  useListShippingMethodsQuery,
  useGetInstalmentsQuery,
  useStartPaymentMutation,
  useCheckPaymentQuery,
  useListOrdersQuery,
  useGetOrderDetailsQuery,
  useListFormerOrdersQuery,
  useApplyCouponMutation,
  useStartCardPaymentMutation,
  useReportCardPaymentMutation,
  useCancelOrderMutation,
  useReturnOrderMutation,
  useReorderMutation,
} = orderApi
export const {
  useGetIndexMenuQuery,
  useGetFooterMenuQuery,
  useGetFaviconQuery,
  useGetLogoQuery,
  useGetSocialQuery,
  useGetSliderQuery,
  useGetBannerQuery,
  useGetConfigQuery,
} = settingApi
export const { useNoteMissedSearchMutation } = searchMissApi
export const {
  useListProductsQuery,
  useSearchProductsQuery,
  useSuggestQuery,
  useGetProductQuery,
  useListCategoriesQuery,
  useLazyGetQueueQuery,
  useGetHomeBlocksQuery,
} = shopApi
export const {
  useGetAboutUsQuery,
  useGetContactUsQuery,
  useGetLicenseQuery,
  useGetPageQuery,
  useGetFaqQuery,
  useSendContactMessageMutation,
} = siteApi
export const {
  useGetPanelDataQuery,
  useListAddressesQuery,
  useEditAddressMutation,
  useDeleteAddressMutation,
  useListPaymentsQuery,
} = userApi
