/** Some systems know no kind of what a phone makes. */
export const PICTURES = { 'image/*': [], 'image/heic': ['.heic', '.heif'] }
