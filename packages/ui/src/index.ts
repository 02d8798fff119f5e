export { AuthModal } from './auth/auth-modal.tsx'
export { CaptchaFailure } from './auth/captcha-failure.tsx'
export { type CaptchaState, CaptchaWidget } from './auth/captcha-widget.tsx'
export { LoginPanel } from './auth/login-panel.tsx'
export type { LoginMode, LoginPanelProps, LoginValues } from './auth/login-panel.types.ts'
export { RegisterPanel, type RegisterPanelProps, type RegisterValues } from './auth/register-panel.tsx'
export { CartLayout, Sheet } from './cart/cart-layout.tsx'
export { CartLine, type CartLineProps, type CartProblem } from './cart/cart-line.tsx'
export { CartPreview, type CartPreviewProps } from './cart/cart-preview.tsx'
export { CartSummary, type CartSummaryProps } from './cart/cart-summary.tsx'
export { CouponField, type CouponFieldProps } from './cart/coupon-field.tsx'
export { FreeShipping, FreeShippingLoading, type FreeShippingProps } from './cart/free-shipping.tsx'
export { RemovedLine } from './cart/removed-line.tsx'
export { Stepper } from './cart/stepper.tsx'
export { CommentCard, type CommentCardProps } from './comment/comment-card.tsx'
export { CommentForm, type CommentFormProps, type CommentValues } from './comment/comment-form.tsx'
export { CommentPictures } from './comment/comment-pictures.tsx'
export { CommentsLayout, type CommentsLayoutProps, CommentsNote } from './comment/comments-layout.tsx'
export { HelpfulVote, type HelpfulVoteProps } from './comment/helpful-vote.tsx'
export { RatingSummary, type RatingSummaryProps } from './comment/rating-summary.tsx'
export { ReviewRequests, type ReviewRequestsProps } from './comment/review-requests.tsx'
export { ContactForm, type ContactFormProps, type ContactValues } from './contact/contact-form.tsx'
export { ContactSent } from './contact/contact-sent.tsx'
export { WishForm, type WishFormProps } from './contact/wish-form.tsx'
export { ArticleCard, type ArticleCardProps, ArticleGrid, LowerArticleGrid } from './content/article-card.tsx'
export { type Banner, BannerRow } from './content/banner-row.tsx'
export {
  CategoryArch,
  type CategoryArchProps,
  CategoryRow,
  CentredCategories,
  SubcategoryRow,
} from './content/category-arch.tsx'
export { Hero, type HeroSlide } from './content/hero.tsx'
export { OfferBand } from './content/offer-band.tsx'
export { type TrustItem, TrustRow } from './content/trust-row.tsx'
export { Button, type ButtonProps } from './elements/actions/button.tsx'
export { FilterLinks, type FilterLinksProps } from './elements/actions/filter-links.tsx'
export { IconButton, type IconButtonProps } from './elements/actions/icon-button.tsx'
export { Pagination, type PaginationProps } from './elements/actions/pagination.tsx'
export { Quantity, type QuantityProps } from './elements/actions/quantity.tsx'
export { ShareMenu, type ShareMenuProps } from './elements/actions/share-menu.tsx'
export { ThemeToggle } from './elements/actions/theme-toggle.tsx'
export type { Crumb } from './elements/breadcrumbs.tsx'
export { Disclosure, type DisclosureProps } from './elements/disclosure.tsx'
export { AverageStars } from './elements/figures/average-stars.tsx'
export { Countdown } from './elements/figures/countdown.tsx'
export { Figures, Toman } from './elements/figures/figures.tsx'
export { Price, type PriceProps } from './elements/figures/price.tsx'
export { Rating, RatingInput } from './elements/figures/rating.tsx'
export { RatingBrief } from './elements/figures/rating-brief.tsx'
export { StatusChip, type Tone } from './elements/figures/status-chip.tsx'
export { LoadingIndicator } from './elements/loading-indicator.tsx'
export { Logo, LogoMark } from './elements/logo.tsx'
export { Reveal } from './elements/reveal.tsx'
export { SectionHeader, type SectionHeaderProps } from './elements/section-header.tsx'
export { LoadingLabel, Skeleton } from './elements/skeletons.tsx'
export { mainContentId, SkipLink } from './elements/skip-link.tsx'
export { VisuallyHidden } from './elements/visually-hidden.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog.tsx'
export { EmptyState, type EmptyStateProps, GirihNiche } from './feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export { Notice, type NoticeProps } from './feedback/notice.tsx'
export { OfflineNotice } from './feedback/offline-notice.tsx'
export { PlainNotices } from './feedback/plain-notices.tsx'
export { ToastArea } from './feedback/toast-area.tsx'
export type { ToastKind, ToastMessage } from './feedback/toast-message.ts'
export type { FieldMessages, FieldProps } from './fields/field-props.ts'
export { FormField, type FormFieldProps, type Validator } from './fields/form-field.tsx'
export { FormValue, type FormValueProps, type ValueProps } from './fields/form-value.tsx'
export { StillMissing } from './fields/missing/still-missing.tsx'
export { OtpInput, type OtpInputProps } from './fields/otp-input.tsx'
export { PasswordInput, type PasswordInputProps } from './fields/password-input.tsx'
export { PhoneInput, type PhoneInputProps } from './fields/phone-input.tsx'
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx'
export { SubmitButton } from './fields/submit-button.tsx'
export { TextInput, type TextInputProps } from './fields/text-input.tsx'
export { Textarea, type TextareaProps } from './fields/textarea.tsx'
export { type ActiveFilter, ActiveFilters } from './filters/active-filters.tsx'
export type { CategoryStep, FilterGroup, FilterOption, FilterValue } from './filters/filter.types.ts'
export { FilterPanel, type FilterPanelProps } from './filters/filter-panel.tsx'
export { FilterSheet } from './filters/filter-sheet.tsx'
export { FilterSheetButton } from './filters/filter-sheet-button.tsx'
export { ListLayout, ListToolbar, ResultCount } from './filters/list-layout.tsx'
export { SortLinks } from './filters/sort-links.tsx'
export { toggleOption } from './filters/toggle-option.ts'
export { Dialog } from './floating/dialog.tsx'
export { isInDialog } from './floating/is-in-dialog.ts'
export { GlobalStyles } from './global-styles/global-styles.tsx'
export { AuthLayout } from './layouts/auth-layout.tsx'
export { BlogLayout } from './layouts/blog-layout.tsx'
export { DefaultLayout, type LayoutProps } from './layouts/default-layout.tsx'
export { FullBleed, PageTitle, ReadingColumn, ReadingSheet, Sections } from './layouts/layout.styles.ts'
export { ProfileLayout, type ProfileLayoutProps } from './layouts/profile-layout.tsx'
export { lazyPart, loadPartsBy } from './lazy/lazy-part.ts'
export { OnDemand } from './lazy/on-demand.tsx'
export { Link, type LinkProps, LinkProvider } from './link/link.tsx'
export { ArchFrame } from './motifs/arch-frame.tsx'
export { GirihPattern } from './motifs/girih-pattern.tsx'
export { GirihStar } from './motifs/girih-star.tsx'
export { AccountMenu, type AccountMenuProps } from './navigation/account-menu.tsx'
export { BottomNav, type BottomNavProps, type BottomNavSection } from './navigation/bottom-nav.tsx'
export { Basket } from './navigation/cart/basket.tsx'
export { CartButton } from './navigation/cart/cart-button.tsx'
export { cartTargetAttribute } from './navigation/cart/cart-target.ts'
export { CategoryMenu } from './navigation/categories/category-menu.tsx'
export { CheckoutHeader, type CheckoutHeaderProps } from './navigation/checkout-header.tsx'
export { EnamadSeal } from './navigation/enamad-seal.tsx'
export { Footer, type FooterProps } from './navigation/footer.tsx'
export { Header, type HeaderProps } from './navigation/header.tsx'
export type { AccountItem, MenuItem } from './navigation/navigation.types.ts'
export { ProfileMenu, type ProfileMenuProps } from './navigation/profile-menu.tsx'
export { SampleSeals } from './navigation/sample-seals.tsx'
export {
  SearchBox,
  type SearchBoxProps,
  type Suggestion,
  type SuggestionGroup,
} from './navigation/search-box.tsx'
export { AddressCard, type AddressCardProps, type AddressSummary } from './order/address-card.tsx'
export { AddressForm, type AddressFormProps, type AddressValues } from './order/address-form.tsx'
export { AddressFormSkeleton } from './order/address-form-skeleton.tsx'
export {
  CardReportForm,
  type CardReportFormProps,
  type CardReportValues,
} from './order/card-report-form.tsx'
export { CardTransferFacts, type CardTransferFactsProps } from './order/card-transfer-facts.tsx'
export { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from './order/choice-card.tsx'
export { CopyButton } from './order/copy-button.tsx'
export { FormPanel } from './order/form-panel.tsx'
export { GiftFields, type GiftFieldsProps, type GiftValue } from './order/gift/gift-fields.tsx'
export { GiftNote } from './order/gift/gift-note.tsx'
export { OrderCard, type OrderCardProps } from './order/order-card.tsx'
export { OrderTimeline, type TimelineStep } from './order/order-timeline.tsx'
export { PaymentResult, type PaymentResultProps } from './order/payment/payment-result.tsx'
export { type ShippingMethod, ShippingMethodPicker } from './order/shipping-method-picker.tsx'
export { AttributeTable } from './product/attribute-table.tsx'
export { Bundle, type BundlePart, type BundleProps } from './product/bundle.tsx'
export { BuyBar } from './product/buy-bar.tsx'
export { FavoriteButton, type FavoriteButtonProps } from './product/card/favorite-button.tsx'
export { flyToCart } from './product/card/fly-to-cart.ts'
export { pictureInSight } from './product/card/picture-in-sight.ts'
export {
  ProductCard,
  type ProductCardProps,
  type ProductSummary,
  type StockState,
} from './product/card/product-card.tsx'
export { ProductCardSkeleton } from './product/card/product-card-skeleton.tsx'
export { ProductGrid, ProductRow } from './product/card/product-parts.tsx'
export {
  type PictureSource,
  ProductPicture,
  type ProductPictureProps,
} from './product/card/product-picture.tsx'
export { type RecentProduct, RecentRow } from './product/card/recent-row.tsx'
export { type ComparisonRow, ComparisonTable } from './product/comparison-table.tsx'
export { Gallery } from './product/gallery.tsx'
export { NoPictures } from './product/no-pictures.tsx'
export { OptionPicker, type ProductOption } from './product/option-picker.tsx'
export { ProductHeading } from './product/product-heading.tsx'
export { ProductDetails, ProductLayout } from './product/product-layout.tsx'
export { StockNote } from './product/stock-note.tsx'
export { useBrand } from './theme/brand.ts'
export {
  type ColorMode,
  colorModeCookie,
  colorModeScript,
  colorSchemeAttribute,
} from './theme/color-mode.ts'
export { HojrehProvider, type HojrehProviderProps } from './theme/hojreh-provider.tsx'
export { createStyleCache } from './theme/style-cache.ts'
export {
  type ColorName,
  type ColorScheme,
  colors,
  from,
  gridStep,
  layer,
  motion,
  pageWidth,
  paper,
  radius,
  readingWidth,
  reducedMotion,
} from './theme/tokens.ts'
export { color, corner, floating, tabularFigures } from './theme/vars.ts'
