export const identityMessages = {
  loggedIn: 'با موفقیت وارد حساب خود شدید',
}
