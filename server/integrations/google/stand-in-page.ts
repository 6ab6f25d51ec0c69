import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { StandInAccount } from './stand-in-accounts.ts'

const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: #f0f2f5; color: #1f2328; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 4vh auto; padding: 1.5rem; background: #fff; border: 1px solid #d0d7de; border-radius: 12px; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0.5rem 0 1.25rem; color: #57606a; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; border-top: 1px solid #d0d7de; }
li { border-bottom: 1px solid #d0d7de; }
button { min-height: 44px; padding: 0.5rem 1rem; border: 1px solid #57606a; border-radius: 8px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: #f0f2f5; }
button:focus-visible, input:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
li button { display: block; width: 100%; padding: 0.75rem 0.5rem; border: 0; border-radius: 0; text-align: left; }
li span { display: block; overflow-wrap: anywhere; }
li span + span { color: #57606a; font-size: 0.875rem; }
label { display: block; margin: 1.25rem 0 0.25rem; }
.typed { display: flex; flex-wrap: wrap; gap: 0.5rem; }
input { flex: 1 1 14rem; min-width: 0; min-height: 44px; padding: 0.5rem; border: 1px solid #57606a; border-radius: 8px; font: inherit; }
.cancel { margin-top: 1.5rem; text-align: right; }
`

/** The content security policy of the provider's pages: no scripts, this style, and forms that redirect to our callbacks. */
export function pagePolicy(redirectUris: readonly string[]): string {
  const origins = [...new Set(redirectUris.map((uri) => new URL(uri).origin))]
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    // Browsers apply form-action also to the redirects after a form.
    `form-action 'self' ${origins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export async function accountPage(accounts: readonly StandInAccount[]): Promise<string> {
  const choices = accounts.map(
    (account) =>
      html`<li><button name="account" value="${account.id}"><span>${account.name}</span><span>${describe(account)}</span></button></li>`,
  )
  return page(
    'Choose an account',
    html`<p>to continue to Broadsheet. This page stands in for Google: nothing leaves this machine.</p>
<form method="post"><ul>${choices}</ul></form>
<form method="post">
<label for="email">Another e-mail address</label>
<div class="typed"><input id="email" name="email" type="email" maxlength="254" required autocomplete="off"><button>Continue</button></div>
</form>
<form method="post" class="cancel"><button name="cancel" value="yes">Cancel</button></form>`,
  )
}

export async function faultPage(fault: string): Promise<string> {
  return page('Sign-in did not work', html`<p role="alert">${fault}</p>`)
}

function describe({ email, emailVerified }: StandInAccount): string {
  if (email === null) return 'no e-mail address'
  return emailVerified ? email : `${email} (not verified)`
}

type Html = ReturnType<typeof html>

async function page(title: string, content: Html): Promise<string> {
  const document = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`
  return document.toString()
}
