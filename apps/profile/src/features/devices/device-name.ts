import { devicesMessages as text } from './devices.messages.ts'

// The first that matches: Edge says that it is Chrome, Chrome that it is Safari, and Android that it is Linux.
const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'اج'],
  [/SamsungBrowser\//, 'سامسونگ اینترنت'],
  [/OPR\/|Opera/, 'اپرا'],
  [/Firefox\/|FxiOS\//, 'فایرفاکس'],
  [/Chrome\/|CriOS\/|Chromium\//, 'کروم'],
  [/Safari\//, 'سافاری'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'اندروید'],
  [/iPhone/, 'آیفون'],
  [/iPad/, 'آیپد'],
  [/Windows/, 'ویندوز'],
  [/Mac OS X|Macintosh/, 'مک'],
  [/Linux|X11/, 'لینوکس'],
]
const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** What a person calls the device of a session: «کروم در ویندوز». */
export const deviceName = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return text.onSystem(browser, system)
  return browser ?? system ?? text.unknownDevice
}

/** Whether it fits into a hand. */
export const isHandheld = (userAgent: string): boolean => /Android|iPhone|iPad|Mobile/.test(userAgent)
