import { DISPLAY_COOKIE, decodeColours, type FirstColours } from '#contract/display.ts'
import { cookieOf } from '../auth/recognise.ts'
import type { RequestHead } from './request-head.ts'

/** The colours of the first view for a request. A cached answer must vary by them. */
export function requestColours(request: RequestHead): FirstColours {
  return decodeColours(cookieOf(request, DISPLAY_COOKIE))
}
