import type { App } from '../http/app.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Desk</title>
</head>
<body>
<h1>Desk</h1>
<p>The calls of the desk are at /api/desk. This page has no controls yet.</p>
</body>
</html>
`

/** Stands at the address of the desk until its app is built. */
export function deskPage(app: App): void {
  for (const path of ['/desk', '/desk/*']) {
    app.get(path, (context) => context.html(PAGE, 200, { 'Cache-Control': 'no-store' }))
  }
}
