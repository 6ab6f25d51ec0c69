import { DISPLAY_COOKIE, decodeFirstDisplay, type FirstDisplay } from '#contract/display.ts'
import { cookieOf } from '../auth/recognise.ts'
import type { RequestHead } from './request-head.ts'

/** How the first view looks for a request. A cached answer must vary by it. */
export function requestDisplay(request: RequestHead): FirstDisplay {
  return decodeFirstDisplay(cookieOf(request, DISPLAY_COOKIE))
}
