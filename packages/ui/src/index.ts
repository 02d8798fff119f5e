export { AuthModal } from './auth/auth-modal.tsx'
export { LoginPanel } from './auth/login-panel.tsx'
export type { LoginMode, LoginPanelProps, LoginValues } from './auth/login-panel.types.ts'
export { RegisterPanel, type RegisterPanelProps, type RegisterValues } from './auth/register-panel.tsx'
export { CartLayout, Sheet } from './cart/cart-layout.tsx'
export { CartLine, type CartLineProps, type CartProblem } from './cart/cart-line.tsx'
export { CartSummary, type CartSummaryProps } from './cart/cart-summary.tsx'
export { Stepper } from './cart/stepper.tsx'
export { ArticleCard, type ArticleCardProps, ArticleGrid } from './content/article-card.tsx'
export { CategoryArch, type CategoryArchProps, CategoryRow } from './content/category-arch.tsx'
export { Hero, type HeroSlide } from './content/hero.tsx'
export { type TrustItem, TrustRow } from './content/trust-row.tsx'
export { Breadcrumbs, type Crumb } from './elements/breadcrumbs.tsx'
export { Button, type ButtonProps } from './elements/button.tsx'
export { Countdown } from './elements/countdown.tsx'
export { IconButton, type IconButtonProps, IconLink, type IconLinkProps } from './elements/icon-button.tsx'
export { LoadingIndicator } from './elements/loading-indicator.tsx'
export { Logo, LogoMark } from './elements/logo.tsx'
export { Pagination, type PaginationProps } from './elements/pagination.tsx'
export { Price, type PriceProps } from './elements/price.tsx'
export { Quantity, type QuantityProps } from './elements/quantity.tsx'
export { Rating, RatingBrief, RatingInput } from './elements/rating.tsx'
export { Reveal } from './elements/reveal.tsx'
export { SectionHeader, type SectionHeaderProps } from './elements/section-header.tsx'
export { LoadingLabel, ProductCardSkeleton, Skeleton } from './elements/skeletons.tsx'
export { mainContentId, SkipLink } from './elements/skip-link.tsx'
export { StatusChip, type Tone } from './elements/status-chip.tsx'
export { TextButton } from './elements/text-button.tsx'
export { ThemeToggle } from './elements/theme-toggle.tsx'
export { VisuallyHidden } from './elements/visually-hidden.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/confirm-dialog.tsx'
export { EmptyState, type EmptyStateProps, GirihNiche } from './feedback/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/error-state.tsx'
export { ToastArea, type ToastKind, type ToastMessage } from './feedback/toast-area.tsx'
export type { FieldMessages, FieldProps } from './fields/field-props.ts'
export { FormField, type FormFieldProps, type Validator } from './fields/form-field.tsx'
export { OtpInput, type OtpInputProps } from './fields/otp-input.tsx'
export { PasswordInput, type PasswordInputProps } from './fields/password-input.tsx'
export { PhoneInput, type PhoneInputProps } from './fields/phone-input.tsx'
export { Select, type SelectOption, type SelectProps } from './fields/select.tsx'
export { TextInput, type TextInputProps } from './fields/text-input.tsx'
export { Textarea, type TextareaProps } from './fields/textarea.tsx'
export { type ActiveFilter, ActiveFilters } from './filters/active-filters.tsx'
export type { FilterGroup, FilterOption, FilterValue } from './filters/filter.types.ts'
export { FilterPanel, type FilterPanelProps } from './filters/filter-panel.tsx'
export { FilterSheet, FilterSheetButton } from './filters/filter-sheet.tsx'
export { ListLayout, ListToolbar } from './filters/list-layout.tsx'
export { SortSelect } from './filters/sort-select.tsx'
export { toggleOption } from './filters/toggle-option.ts'
export { AuthLayout } from './layouts/auth-layout.tsx'
export { BlogLayout } from './layouts/blog-layout.tsx'
export { DefaultLayout, type LayoutProps } from './layouts/default-layout.tsx'
export { FullBleed, PageTitle, Sections } from './layouts/layout.styles.ts'
export { ProfileLayout, type ProfileLayoutProps } from './layouts/profile-layout.tsx'
export { Link, type LinkProps, LinkProvider } from './link/link.tsx'
export { ArchFrame } from './motifs/arch-frame.tsx'
export { GirihPattern, GirihStar } from './motifs/girih-pattern.tsx'
export { AddressCard, type AddressCardProps, type AddressSummary } from './order/address-card.tsx'
export { AddressForm, type AddressFormProps, type AddressValues } from './order/address-form.tsx'
export { ChoiceCard, ChoiceGroup, ChoiceText, ChoiceTitle } from './order/choice-card.tsx'
export { CopyButton } from './order/copy-button.tsx'
export { OrderCard, type OrderCardProps } from './order/order-card.tsx'
export { OrderTimeline, type TimelineStep } from './order/order-timeline.tsx'
export { PaymentResult, type PaymentResultProps } from './order/payment-result.tsx'
export { type ShippingMethod, ShippingMethodPicker } from './order/shipping-method-picker.tsx'
export { AttributeTable } from './product/attribute-table.tsx'
export { BuyBar } from './product/buy-bar.tsx'
export { Gallery } from './product/gallery.tsx'
export { OptionPicker, type ProductOption } from './product/option-picker.tsx'
export {
  ProductCard,
  type ProductCardProps,
  type ProductSummary,
  type StockState,
} from './product/product-card.tsx'
export { ProductLayout } from './product/product-layout.tsx'
export { ProductGrid, ProductRow } from './product/product-parts.tsx'
export { type PictureSource, ProductPicture, type ProductPictureProps } from './product/product-picture.tsx'
export { StockNote } from './product/stock-note.tsx'
export { AccountMenu, type AccountMenuProps } from './shell/account-menu.tsx'
export { BottomNav, type BottomNavProps, type BottomNavSection } from './shell/bottom-nav.tsx'
export { CartButton, cartTargetAttribute } from './shell/cart-button.tsx'
export { CategoryMenu } from './shell/category-menu.tsx'
export { Footer, type FooterProps } from './shell/footer.tsx'
export { Header, type HeaderProps } from './shell/header.tsx'
export { ProfileMenu, type ProfileMenuProps } from './shell/profile-menu.tsx'
export { SearchBox, type SearchBoxProps, type Suggestion, type SuggestionGroup } from './shell/search-box.tsx'
export type { AccountItem, MenuItem } from './shell/shell.types.ts'
export {
  type ColorMode,
  colorModeCookie,
  colorModeScript,
  colorSchemeAttribute,
  createColorModeStorage,
} from './theme/color-mode.ts'
export { preloadFontUrl } from './theme/fonts.ts'
export { GlobalStyles } from './theme/global-styles.tsx'
export { HojrehProvider, type HojrehProviderProps } from './theme/hojreh-provider.tsx'
export { createLtrCache, createRtlCache } from './theme/rtl-cache.ts'
export { createHojrehTheme } from './theme/theme.ts'
export {
  type ColorName,
  type ColorScheme,
  colors,
  from,
  gridStep,
  layer,
  motion,
  pageWidth,
  radius,
  reducedMotion,
} from './theme/tokens.ts'
export { color, corner, floating, tabularFigures } from './theme/vars.ts'
