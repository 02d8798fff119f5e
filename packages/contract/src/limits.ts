/** Business constants of the specification (section 9) and of decisions.md. Durations are milliseconds unless named. */
export const limits = {
  phoneLength: 11,
  otpLength: 5,
  inviteCodeMaxLength: 8,
  otpLifeMs: 120_000,
  otpTries: 5,
  otpResendMs: 60_000,
  passwordMinLength: 8,
  passwordMaxLength: 200,
  maxNameLength: 60,
  maxEmailLength: 200,
  freshCodeLoginMs: 10 * 60_000,
  captchaPassMs: 5 * 60_000,
  postalCodeLength: 10,
  loginNavigationDelayMs: 300,
  toastLifeMs: { cart: 2_000, loginWarning: 5_000, auth: 3_000 },
  /** What went wrong and stands nowhere else stays until it is closed, or as good as that. */
  unreadToastLifeMs: 10 * 60_000,
  holdMs: 15 * 60_000,
  /** How long after its delivery the customer may ask to send an order back. */
  returnMs: 7 * 24 * 60 * 60_000,
  returnReasonLength: 500,
  /** Of a receipt's picture as a file. */
  receiptBytes: 3_000_000,
  receiptBase64Length: 4_000_000,
  searchLength: 100,
  maxTake: 96,
  defaultTake: 24,
  maxCartLines: 50,
  maxFavorites: 500,
  maxGiftCardLength: 200,
  commentLength: 2_000,
  /** With one review. */
  reviewPictures: 3,
  /** Of each as a file; the browser makes it smaller first. */
  reviewPictureBytes: 1_500_000,
  reviewPictureBase64Length: 2_000_000,
  contactSubjectLength: 120,
  contactTextLength: 3_000,
  faviconSize: 16,
  buildCheckMs: 3_600_000,
  reloadGuardMs: 10_000,
} as const

/** The fixed 5-digit placeholder of the specification: no inviter. */
export const DEFAULT_INVITE_CODE = '00000'
