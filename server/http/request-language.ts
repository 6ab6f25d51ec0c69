import { LANGUAGE_COOKIE, type Language } from '#contract/titles.ts'
import { controlsLanguage } from '#domain/controls-language.ts'
import { cookieOf } from '../auth/recognise.ts'
import type { Config } from '../config.ts'
import type { RequestHead } from './request-head.ts'

/** The language of the controls for a request. A cached answer must vary by it. */
export function requestLanguage(request: RequestHead, { defaultLanguage }: Config): Language {
  return controlsLanguage({
    chosen: cookieOf(request, LANGUAGE_COOKIE),
    accepted: request.headers.get('accept-language'),
    fallback: defaultLanguage,
  })
}
