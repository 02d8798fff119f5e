// In a file of its own: the page is seen before its form is there.
export { SignIn } from '@hojreh/app'
