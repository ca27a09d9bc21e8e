import type { DocumentedRoute } from './documented-route.ts'
import { documentedRoutes } from './documented-routes.ts'
import { bodyOf, refusalsOf, whoMay } from './open-api.ts'

export const docsStyle = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}h2{margin-top:3rem;border-top:1px solid;padding-top:1rem;font-size:1.1rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid}dt{font-weight:600}dd{margin:0 0 .5rem}`

/** Every route in words, for people; programs read /api/openapi.json. */
export const docsPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The interface of this site</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>The interface of this site</h1>
<p>Answers are JSON, those of pages aside. A method that an address does not take gets 405, with <code>Allow</code>. What is refused comes with a status from 400 and <code>{ message }</code> in words, and with <code>fields</code> where a field was wrong. Bodies have at most 1 MB unless said otherwise. Calls for staff carry <code>Authorization: Bearer</code> and the token of <a href="#post-admin-login">a login</a>. Programs read <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Routes"><ul>
${documentedRoutes.map((route) => `<li><a href="#${idOf(route)}">${nameOf(route)}</a></li>`).join('\n')}
</ul></nav>
${documentedRoutes.map(section).join('\n')}
</main>
</body>
</html>
`

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const nameOf = ({ method, path }: DocumentedRoute) => `<code>${method} ${escape(path)}</code>`

const idOf = ({ method, path }: DocumentedRoute) =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '')

function section(route: DocumentedRoute): string {
  const { does, answer, status = 200, query = {}, limits = [] } = route
  const facts: Record<string, string> = { ...query, ...refusalsOf(route) }
  const body = bodyOf(route)
  return `<section>
<h2 id="${idOf(route)}">${nameOf(route)}</h2>
<p>${escape(does)} ${whoMay(route)}</p>
<p>${status}: <code>${escape(answer)}</code></p>
${limits.map((limit) => `<p>${escape(limit)}</p>`).join('\n')}
${
  Object.keys(facts).length > 0
    ? `<dl>${Object.entries(facts)
        .map(([name, text]) => `<dt><code>${escape(name)}</code></dt><dd>${escape(text)}</dd>`)
        .join('')}</dl>`
    : ''
}
${body ? `<p>Sent as <code>${body.type}</code>:</p><pre tabindex="0" role="region" aria-label="Body of ${idOf(route)}"><code>${escape(JSON.stringify(body.schema, null, 2))}</code></pre>` : ''}
</section>`
}
